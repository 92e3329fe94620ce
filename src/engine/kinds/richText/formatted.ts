import { cleanElements } from './cleanHtml.ts';
import { linesOf } from './linesOf.ts';

/** Fills the merge fields of formatted text; values are inserted as text, never as HTML. */
export function fillFormatted(html: string, fill: (text: string) => string): string {
  const page = document.createElement('div');
  page.append(cleanElements(html));
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.textContent = fill(text.textContent ?? '');
  return page.innerHTML;
}

/** Returns paragraphs, headings and list items in document order. */
function blocksOf(html: string): Element[] {
  const page = document.createElement('div');
  page.append(cleanElements(html));
  return [...page.children].flatMap((child) =>
    child.matches('ul, ol') ? [...child.children] : [child],
  );
}

/** Returns the index of a text that spans whole lines; -1 if it is not found. */
function indexOfLines(all: string, text: string): number {
  for (let at = all.indexOf(text); at !== -1; at = all.indexOf(text, at + 1)) {
    const end = at + text.length;
    if ((at === 0 || all[at - 1] === '\n') && (end === all.length || all[end] === '\n')) return at;
  }
  return -1;
}

function appendPlain(page: Element, text: string): void {
  for (const block of text.trim().split(/\n{2,}/)) {
    if (block.trim() === '') continue;
    const paragraph = document.createElement('p');
    const lines = block.trim().split('\n');
    paragraph.append(
      ...lines.flatMap((line, index) =>
        index === 0 ? [line] : [document.createElement('br'), line],
      ),
    );
    page.append(paragraph);
  }
}

function appendBlock(page: Element, block: Element, list: string | undefined): void {
  if (list === undefined) {
    page.append(block);
    return;
  }
  const last = page.lastElementChild;
  const items = last?.localName === list ? last : document.createElement(list);
  items.append(block);
  if (items !== last) page.append(items);
}

/**
 * Applies the format of the original text to the typed text: unchanged lines keep their format, others are plain.
 * Returns undefined if no original line is left.
 */
export function formattedOf(html: string, typed: string): string | undefined {
  const page = document.createElement('div');
  let rest = typed.trim();
  let isFormatted = false;
  for (const block of blocksOf(html)) {
    const list = block.localName === 'li' ? block.parentElement?.localName : undefined;
    const text = linesOf(block.outerHTML);
    const at = text === '' ? -1 : indexOfLines(rest, text);
    if (at === -1) continue;
    appendPlain(page, rest.slice(0, at));
    appendBlock(page, block, list);
    rest = rest.slice(at + text.length);
    isFormatted = true;
  }
  if (!isFormatted) return undefined;
  appendPlain(page, rest);
  return page.innerHTML;
}
