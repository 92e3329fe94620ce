import { languages, type Language } from '#i18n/messages.ts';

/** Storage key of the choice; one of the two keys that survive a sign-out. */
export const languageKey = 'language';

/** Language settings of a deployment. */
export interface LanguageConfig {
  /** Offered languages, as BCP 47 tags or bare languages: `tr`, `de-DE`. */
  readonly languages: readonly string[];
  /** Language if the user has not chosen one. */
  readonly defaultLanguage: string;
}

/** Returns the language of a tag such as `ar-SA`; undefined if the panel does not support it. */
export function languageOf(tag: string): Language | undefined {
  const base = tag.split('-', 1)[0];
  return languages.find((language) => language === base);
}

/** Returns the supported languages that a deployment offers, in its order, without duplicates. */
export function activeLanguages(config: LanguageConfig): Language[] {
  const active = new Set<Language>();
  for (const tag of config.languages) {
    const language = languageOf(tag);
    if (language) active.add(language);
  }
  return [...active];
}

/**
 * Returns the active language: the stored choice if it is offered, else the default if it is offered, else the first
 * offered. Without offered languages, the default, else Turkish.
 */
export function activeLanguage(config: LanguageConfig, stored: string | null): Language {
  const active = activeLanguages(config);
  const usual = languageOf(config.defaultLanguage);
  return (
    active.find((language) => language === stored) ??
    active.find((language) => language === usual) ??
    active[0] ??
    usual ??
    'tr'
  );
}

/** Returns the choice stored in this browser; null if there is none. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** Stores the choice and reloads the page, so that everything uses the language. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Without storage the page stays in the default language.
  }
  location.reload();
}

/** Returns the reading direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Names of the languages, each in its own language. */
export const languageNames: Readonly<Record<Language, string>> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
};
