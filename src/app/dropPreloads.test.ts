import { expect, it } from 'vitest';
import { dropPreloads } from './dropPreloads.ts';

function link(head: HTMLHeadElement, rel: string) {
  const element = document.createElement('link');
  element.rel = rel;
  head.append(element);
  return element;
}

it('removes preloads of loaded code, but no style sheet', async () => {
  const head = document.createElement('head');
  link(head, 'modulepreload');
  link(head, 'stylesheet');
  const rendered = Promise.resolve();
  dropPreloads(head, rendered);
  const pendingPreload = link(head, 'modulepreload');
  const styles = link(head, 'stylesheet');
  await rendered;
  const rels = () => [...head.children].map((one) => one.getAttribute('rel'));
  expect(rels()).toEqual(['stylesheet', 'modulepreload', 'stylesheet']);
  for (const one of [pendingPreload, styles]) one.dispatchEvent(new Event('load'));
  expect(rels()).toEqual(['stylesheet', 'stylesheet']);
});
