import { useLocales, useTranslate } from 'ra-core';
import type { Schemas } from '#contract/types.ts';
import styles from './QuickReplies.module.css';

type Language = Schemas['Language'];

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ar'];

/** `de-DE` as `de`; nothing for a language that the API does not write. */
const languageOf = (locale: string) =>
  LANGUAGES.find((language) => locale === language || locale.startsWith(`${language}-`));

interface LanguageChoiceProps {
  chosen: Language | undefined;
  onChoose: (language: Language) => void;
}

/** The language of prepared texts: the couple's need not be the one that the panel is read in. */
export function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
  const translate = useTranslate();
  const locales = useLocales();
  if (locales.length < 2) return null;
  return (
    <label className={styles.language}>
      <span className="visually-hidden">{translate('resources.leadDesk.quick.language')}</span>
      <select
        value={chosen ?? ''}
        onChange={({ target }) => {
          const language = languageOf(target.value);
          if (language) onChoose(language);
        }}
      >
        {locales.flatMap(({ locale, name }) => {
          const language = languageOf(locale);
          return language ? (
            <option key={locale} value={language} lang={locale}>
              {name}
            </option>
          ) : (
            []
          );
        })}
      </select>
    </label>
  );
}
