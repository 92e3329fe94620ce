import { expect, it } from 'vitest';
import { defaultRuntimeConfig, localeOf, readRuntimeConfig } from './runtimeConfig.ts';

function page(text?: string): Document {
  const made = document.implementation.createHTMLDocument();
  if (text === undefined) return made;
  const script = made.createElement('script');
  script.type = 'application/json';
  script.id = 'runtime-config';
  script.textContent = text;
  made.body.append(script);
  return made;
}

const label = { tr: 'Her şey', en: 'Everything', de: 'Alles', ar: 'كل شيء' };

it('is read as the server writes it', () => {
  const config = {
    languages: ['ar-SA', 'en-SA'],
    language: 'ar-SA',
    demo: { signIns: [{ login: 'ayse', password: 'demo1234', label }] },
    mapTiles: { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Harita' },
    pushAppId: '11111111-2222-3333-4444-555555555555',
    build: 'a1b2',
  };
  expect(readRuntimeConfig(page(JSON.stringify(config)))).toEqual(config);
});

it.each([undefined, '', 'not json', '[]', 'null', '{"languages":[],"language":7,"demo":{}}'])(
  'takes the safe defaults for %j',
  (text) => {
    expect(readRuntimeConfig(page(text))).toEqual(defaultRuntimeConfig);
  },
);

it('offers only languages that the panel speaks, and begins with one of them', () => {
  const text = JSON.stringify({ languages: ['fr', 'de-DE', 3], language: 'fr' });
  expect(readRuntimeConfig(page(text))).toMatchObject({ languages: ['de-DE'], language: 'de-DE' });
});

it('leaves out a demo account that cannot sign in, and says the rest in any language it has', () => {
  const signIns = [
    { login: 'ayse' },
    null,
    { login: 'mert', password: 'x', label: { en: 'Sales' } },
  ];
  const { demo } = readRuntimeConfig(page(JSON.stringify({ demo: { signIns } })));
  expect(demo?.signIns).toEqual([
    { login: 'mert', password: 'x', label: { tr: 'Sales', en: 'Sales', de: 'Sales', ar: 'Sales' } },
  ]);
});

it.each(['http://tiles.example.com/{z}', '//tiles.example.com/{z}', 'https://a.example', 7])(
  'asks no map of %j',
  (url) => {
    expect(readRuntimeConfig(page(JSON.stringify({ mapTiles: { url } }))).mapTiles).toBeNull();
  },
);

it('knows the locale of a language here', () => {
  const config = { ...defaultRuntimeConfig, languages: ['tr', 'ar-SA'] };
  expect(localeOf(config, 'ar')).toBe('ar-SA');
  expect(localeOf(config, 'de')).toBe('de');
});
