import { expect, it } from 'vitest';
import { preloadRouteChunks, type RouteChunks } from './preloadRouteChunks.ts';

const files: RouteChunks = {
  names: ['panel.js', 'panel.css', 'tr.js', 'ar.js', 'home.js', 'list.js', 'record.js', 'leads.js'],
  panel: [0, 1],
  messages: { tr: [2], ar: [3] },
  home: { '/': [4], '/dashboard': [4] },
  list: [5],
  record: [6, 5],
  resources: { leads: [7, 5] },
};

function requestedFiles(address: string, language = 'tr'): string[] {
  history.replaceState(null, '', address);
  document.documentElement.lang = language;
  preloadRouteChunks(files);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="/assets/"]')];
  for (const link of links) link.remove();
  return links.map((link) => `${link.rel} ${link.getAttribute('href')?.slice(8)}`);
}

const panel = ['modulepreload panel.js', 'preload panel.css', 'modulepreload tr.js'];

it.each([
  ['/', ['home.js']],
  ['/dashboard', ['home.js']],
  ['/leads?page=2', ['leads.js', 'list.js']],
  ['/leads/5/edit', ['leads.js', 'list.js', 'record.js']],
  ['/settings', []],
  ['/constructor', []],
])('preloads each file of the screen once: %s', (address, own) => {
  const expected = [...panel, ...own.map((name) => `modulepreload ${name}`)];
  expect(requestedFiles(address).toSorted()).toEqual(expected.toSorted());
});

it('preloads the messages of the current language', () => {
  expect(requestedFiles('/settings', 'ar')).toContain('modulepreload ar.js');
});

it('preloads nothing without a build', () => {
  preloadRouteChunks(null);
  expect(document.head.querySelector('link[href^="/assets/"]')).toBeNull();
});
