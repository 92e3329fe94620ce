import { useLayoutEffect } from 'react';
import type { Language } from '#i18n/messages.ts';
import { showColorMode, useColorMode } from './colorMode.ts';
import { directionOf } from './language.ts';

/** Synchronizes the document's language, direction, font and color mode with the panel. */
export function useDocument(language: Language): void {
  const mode = useColorMode();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
    if (language === 'ar') void import('./arabicFont.css');
  }, [language]);
  useLayoutEffect(() => {
    showColorMode(mode);
  }, [mode]);
}
