import { useTranslate } from 'react-admin';
import { use, useEffect } from 'react';
import { CoveredContext } from './CoveredContext.ts';

/** Sent after the document's title changed, for those who read it aloud. */
export const titleChanged = 'panel:title';

/**
 * Sets the document's title to `text · product`; call it in every page. Empty text changes nothing, and a
 * covered page leaves the title to what covers it.
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
