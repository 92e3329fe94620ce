import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Sent after the document's title changed, for those who read it aloud. */
export const titleChanged = 'panel:title';

/** Sets the document's title to `text · product`; call it in every page. Empty text changes nothing. */
export function usePageTitle(text: string): void {
  const name = useTranslate()('app.name');
  useEffect(() => {
    if (!text) return;
    document.title = `${text} · ${name}`;
    dispatchEvent(new Event(titleChanged));
  }, [text, name]);
}
