import { en, type Texts } from "./en"; export const de: Texts = { ...en, language: "Deutsch", code: "de" };
