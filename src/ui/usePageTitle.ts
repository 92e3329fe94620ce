import { useTranslate } from 'react-admin';
import { use, useEffect } from 'react';
import { CoveredContext } from './CoveredContext.ts';

/** Event sent after the document's title has changed, for screen reader announcements. */
export const titleChanged = 'panel:title';

/**
 * Sets the document's title to `text · product`; call it in every page. Empty text changes nothing. A covered page
 * does not set the title; the dialog over it does.
 */
export function usePageTitle(text: string): void {
  const name = useTranslate()('app.name');
  const isCovered = use(CoveredContext);
  useEffect(() => {
    if (!text || isCovered) return;
    document.title = `${text} · ${name}`;
    dispatchEvent(new Event(titleChanged));
  }, [text, name, isCovered]);
}
