import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultRuntimeConfig, localeOf, readRuntimeConfig } from './runtimeConfig.ts';

function page(text?: string): Document {
  const html = document.implementation.createHTMLDocument();
  if (text === undefined) return html;
  const script = html.createElement('script');
  script.type = 'application/json';
  script.id = 'runtime-config';
  script.textContent = text;
  html.body.append(script);
  return html;
}

const read = (value: unknown) => readRuntimeConfig(page(JSON.stringify(value)));

const label = { tr: 'Her şey', en: 'Everything', de: 'Alles', ar: 'كل شيء' };

const files = readdirSync('deployments').filter((name) => name.endsWith('.json'));

it.each(files)('reads the configuration of %s as the server writes it', (file) => {
  const deployment: unknown = JSON.parse(readFileSync(`deployments/${file}`, 'utf8'));
  const rest = {
    demo: { signIns: [{ login: 'ayse', password: 'demo1234', label }] },
    isSandbox: true,
    build: 'a1b2',
  };
  const config = Object.assign({}, deployment, rest);
  expect(read(config)).toEqual(config);
});

it.each([undefined, '', ' \n '])('defaults to Turkey: %j', (text) => {
  expect(readRuntimeConfig(page(text))).toEqual(defaultRuntimeConfig);
});

it.each<[string, unknown, RegExp]>([
  ['no object', [], /configuration: expected an object, found \[\]/],
  ['a missing key', { currency: undefined }, /^currency: expected a string, found nothing$/],
  ['a value of another kind', { features: 'all' }, /^features: expected an object, found "all"$/],
  [
    'a language nobody speaks',
    { languages: ['fr'] },
    /languages: expected .*tr, en, de, ar, found "fr"/,
  ],
  ['no language', { languages: [] }, /languages: expected a list of texts, found \[\]/],
  [
    'a chosen language that is not offered',
    { language: 'ar-SA' },
    /^language: expected one of tr-TR, .*, found "ar-SA"$/,
  ],
  [
    'a time zone of nowhere',
    { timeZone: 'Mars' },
    /^timeZone: expected a time zone, found "Mars"$/,
  ],
])('rejects %s with key, value and the expected type', (_, wrong, message) => {
  const value = Array.isArray(wrong) ? wrong : Object.assign({}, defaultRuntimeConfig, wrong);
  expect(() => read(value)).toThrow(message);
});

it('rejects invalid JSON', () => {
  expect(() => readRuntimeConfig(page('{"languages":'))).toThrow(/expected JSON/);
});

it('reports all faults at once', () => {
  const value = { ...defaultRuntimeConfig, currency: 7, campaigns: { upgrade: '54' } };
  expect(() => read(value)).toThrow(
    /currency[^]*campaigns\.upgrade[^]*campaigns\.referral[^]*campaigns\.creditPartner/,
  );
});

it('omits a demo account that cannot sign in, and describes others in any available language', () => {
  const signIns = [
    { login: 'ayse' },
    null,
    { login: 'mert', password: 'x', label: { en: 'Sales' } },
  ];
  const { demo } = read({ ...defaultRuntimeConfig, demo: { signIns } });
  expect(demo?.signIns).toEqual([
    { login: 'mert', password: 'x', label: { tr: 'Sales', en: 'Sales', de: 'Sales', ar: 'Sales' } },
  ]);
});

it('returns the locale of a language', () => {
  const config = { ...defaultRuntimeConfig, languages: ['tr-TR', 'ar-SA'] };
  expect(localeOf(config, 'ar')).toBe('ar-SA');
  expect(localeOf(config, 'de')).toBe('de');
});
