// How it looks: theme, deck, motion, sound, language. Chosen here, kept in this browser.

import { useState } from "preact/hooks";
import { choose, settings } from "../settings";
import { tone } from "../sound";
import { askToNotify } from "../table/turn-alert";
import { LANGUAGES, texts } from "../texts";
import { Segments } from "./parts";

const trembles =
  typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches && "vibrate" in navigator;

export function SettingsList() {
  const t = texts.value.settings;
  const { theme, deck, motion, sound, buzz, notify, language } = settings.value;
  const [refused, setRefused] = useState(false);
  const offOn = [
    { value: false, label: t.off },
    { value: true, label: t.on },
  ];
  const tell = async (wish: boolean) => {
    const may = wish && (await askToNotify());
    choose({ notify: may });
    setRefused(wish && !may);
  };
  const hear = (sound: boolean) => {
    choose({ sound });
    tone("turn"); // so that one hears what it will be like
  };
  return (
    <>
      <div class="row">
        <span>{t.theme}</span>
        <Segments
          label={t.theme}
          value={theme}
          choose={theme => choose({ theme })}
          options={[
            { value: "dark", label: t.dark },
            { value: "light", label: t.light },
          ]}
        />
      </div>
      <div class="row">
        <span>{t.deck}</span>
        <Segments
          label={t.deck}
          value={deck}
          choose={deck => choose({ deck })}
          options={[
            { value: "four", label: t.four },
            { value: "two", label: t.two },
          ]}
        />
      </div>
      <div class="row">
        <span>{t.motion}</span>
        <Segments
          label={t.motion}
          value={motion}
          choose={motion => choose({ motion })}
          options={[
            { value: true, label: t.full },
            { value: false, label: t.reduced },
          ]}
        />
      </div>
      <div class="row">
        <span>{t.sound}</span>
        <Segments label={t.sound} value={sound} choose={hear} options={offOn} />
      </div>
      {trembles ? (
        <div class="row">
          <span>{t.buzz}</span>
          <Segments label={t.buzz} value={buzz} choose={buzz => choose({ buzz })} options={offOn} />
        </div>
      ) : null}
      <div class="row">
        <span>{t.notify}</span>
        <Segments label={t.notify} value={notify} choose={wish => void tell(wish)} options={offOn} />
      </div>
      {refused ? (
        <p class="refusal small" role="alert">
          {t.notAllowed}
        </p>
      ) : null}
      <div class="row">
        <span>{t.language}</span>
        <Segments
          label={t.language}
          value={LANGUAGES[language] ? language : "en"}
          choose={language => choose({ language })}
          options={Object.values(LANGUAGES).map(one => ({ value: one.code, label: one.code.toUpperCase() }))}
        />
      </div>
    </>
  );
}
