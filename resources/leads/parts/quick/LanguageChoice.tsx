import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import styles from './QuickReplies.module.css';

type Language = Schemas['Language'];

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ar'];

/** Returns the name of a language in that language. */
const nameOf = (language: Language) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

interface LanguageChoiceProps {
  chosen: Language | undefined;
  onChoose: (language: Language) => void;
}

/**
 * Renders the choice of a reply's language: any that the API writes, independent of the panel's.
 */
export function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
  const translate = useTranslate();
  return (
    <label className={styles.language}>
      <span className="visually-hidden">{translate('resources.leadDesk.quick.language')}</span>
      <select
        value={chosen ?? ''}
        onChange={({ target }) => {
          const language = LANGUAGES.find((one) => one === target.value);
          if (language) onChoose(language);
        }}
      >
        {chosen === undefined && <option value="">–</option>}
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOf(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
