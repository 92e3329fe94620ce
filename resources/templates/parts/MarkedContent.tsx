import { useCallback } from 'react';
import { drawnElements } from '../../../src/engine/kinds/richText/cleanHtml.ts';
import styles from '../../../src/engine/kinds/richText/FormattedText.module.css';

const OPEN = /(\{\{[^{}]+\}\})/;

/** Returns sanitized elements with open merge fields marked. */
function markedElements(html: string): DocumentFragment {
  const elements = drawnElements(html);
  const walker = document.createTreeWalker(elements, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && OPEN.test(node.data)) texts.push(node);
  for (const text of texts) {
    const parts = text.data.split(OPEN).map((part, index) => {
      if (index % 2 === 0) return part;
      const mark = document.createElement('mark');
      mark.textContent = part;
      return mark;
    });
    text.replaceWith(...parts);
  }
  return elements;
}

/** Renders formatted text as the couple sees it, with open merge fields marked. */
export function MarkedContent({ html }: { html: string }) {
  const draw = useCallback(
    (element: HTMLDivElement | null) => element?.replaceChildren(markedElements(html)),
    [html],
  );
  return <div className={styles.text} ref={draw} dir="auto" />;
}
