import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const style = document.createElement('style');
beforeEach(() => {
  style.textContent = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
  document.head.append(style);
});
afterEach(() => {
  style.remove();
  document.querySelector<HTMLElement>(':focus')?.blur();
  document.body.replaceChildren();
});

/** Focuses the element with a `tabindex` and returns the outline of the last rule of the file that applies to it. */
function outlineOf(html: string): string | undefined {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('[tabindex]');
  element?.focus();
  const rules = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  // Whether a focus is visible depends on the last event, which may be a click of another file's test.
  const applied = rules.filter(({ selectorText }) =>
    element?.matches(selectorText.replaceAll(':focus-visible', ':focus')),
  );
  return applied.map((rule) => rule.style.outline).findLast((outline) => outline !== '');
}

it.each(['<li tabindex="-1">Kart</li>', '<h2 tabindex="-1">Adım</h2>'])(
  'shows where a script moved the focus: %s',
  (html) => {
    expect(outlineOf(html)).toBe('2px solid var(--focus)');
  },
);

it.each(['<div role="dialog" tabindex="-1"></div>', '<h1 tabindex="-1">Başlık</h1>'])(
  'draws no ring around a surface or the title of a page: %s',
  (html) => {
    expect(outlineOf(html)).toBe('none');
  },
);
