import { expect, test } from 'vitest';
import { factOfPage, isBankAddress } from './bankPage.ts';

const form = (html: string) => ({ kind: 'form', reference: 'p1', html }) as const;
const page = (url: string) => ({ kind: 'page', reference: 'p1', url }) as const;
const OWN = ['http://localhost:4100'];

test.each([
  ['a form', form('<form action="x">'), OWN, null],
  ['a text without a form', form('<p>Hata</p>'), OWN, 'page_missing'],
  ['nothing', form(''), OWN, 'page_missing'],
  ['a word that only begins like one', form('<formula>'), OWN, 'page_missing'],
  ['a page of the gateway', page('http://localhost:4100/bank'), OWN, null],
  ['a page of somebody else', page('https://bank.example/3ds'), OWN, 'page_address'],
  ['any page by https', page('https://bank.example/3ds'), undefined, null],
  ['a page without https', page('http://bank.example/3ds'), undefined, 'page_address'],
  ['a script for an address', page('javascript:alert(1)'), undefined, 'page_address'],
  ['half an address', page('/3ds'), undefined, 'page_address'],
  ['an origin that only begins alike', page('http://localhost:41000/'), OWN, 'page_address'],
])('accepts %s', (_, begun, origins, code) => {
  const kind = code === null ? 'page_given' : 'declined';
  expect(factOfPage(begun, origins)).toEqual({ kind, reference: 'p1', code });
});

test('rejects the form of a payment without a name', () => {
  const begun = { ...form('<form>'), reference: '' };
  expect(factOfPage(begun, OWN).code).toBe('page_missing');
  expect(isBankAddress('not an address', undefined)).toBe(false);
});
