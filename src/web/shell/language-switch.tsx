import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { language, languages, useLanguage } from '../preferences.ts';
import { useWords } from '../words/use-words.ts';
import './language-switch.css';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export function LanguageSwitch(): ReactNode {
  const now = useLanguage();
  const { shell } = useWords();
  return (
    <fieldset className="language-switch">
      <legend className="visually-hidden">{shell.languages}</legend>
      {languages.map((tag) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === now}
          title={NAMES[tag]}
          onClick={() => language.set(tag)}
        >
          {tag.toUpperCase()}
          <span className="visually-hidden"> ({NAMES[tag]})</span>
        </button>
      ))}
    </fieldset>
  );
}
