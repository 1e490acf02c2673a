// How it looks: theme, deck, motion, language. Chosen here, kept in this browser.

import { choose, settings } from "../settings";
import { LANGUAGES, texts } from "../texts";
import { Segments } from "./parts";

export function SettingsList() {
  const t = texts.value.settings;
  const { theme, deck, motion, language } = settings.value;
  return (
    <>
      <div class="row"><span>{t.theme}</span><Segments label={t.theme} value={theme} choose={(theme) => choose({ theme })} options={[{ value: "dark", label: t.dark }, { value: "light", label: t.light }]} /></div>
      <div class="row"><span>{t.deck}</span><Segments label={t.deck} value={deck} choose={(deck) => choose({ deck })} options={[{ value: "four", label: t.four }, { value: "two", label: t.two }]} /></div>
      <div class="row"><span>{t.motion}</span><Segments label={t.motion} value={motion} choose={(motion) => choose({ motion })} options={[{ value: true, label: t.full }, { value: false, label: t.reduced }]} /></div>
      <div class="row"><span>{t.language}</span><Segments label={t.language} value={LANGUAGES[language] ? language : "en"} choose={(language) => choose({ language })} options={Object.values(LANGUAGES).map((one) => ({ value: one.code, label: one.code.toUpperCase() }))} /></div>
    </>
  );
}
