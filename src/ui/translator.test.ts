import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import { ra } from '#i18n/tr/ra.ts';
import { languages } from '#i18n/messages.ts';
import { createTranslator } from './translator.ts';

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].join(' |||| ');

describe('plural forms', () => {
  const sample = { both: 'one |||| other', all: forms, plain: '%{smart_count} kayıt' };

  it.each(languages)('are those of polyglot in %s', (language) => {
    const phrases = { ra, p: language === 'ar' ? sample.all : sample.both };
    const polyglot = polyglotI18nProvider(() => phrases, language);
    const translate = createTranslator(phrases, language);
    for (let count = 0; count <= 1200; count += 1) {
      const values = { smart_count: count };
      expect([count, translate('p', values)]).toEqual([count, polyglot.translate('p', values)]);
    }
  });

  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [103, 'few'],
    [1.5, 'other'],
  ])('%d is %s in Arabic', (count, form) => {
    expect(createTranslator(sample, 'ar')('all', { smart_count: count })).toBe(form);
  });

  it('fall back to the last one if a message has fewer', () => {
    const translate = createTranslator({ p: 'one |||| other' }, 'ar');
    expect([1, 2, 5].map((count) => translate('p', count))).toEqual(['other', 'other', 'other']);
    expect(translate('p', 0)).toBe('one');
  });

  it('may be one for all counts', () => {
    const translate = createTranslator(sample, 'tr');
    expect(translate('plain', 1)).toBe('1 kayıt');
    expect(translate('plain', { smart_count: 5 })).toBe('5 kayıt');
  });

  it.each([
    ['tr', '12.500 kayıt'],
    ['en', '12,500 kayıt'],
    ['de', '12.500 kayıt'],
    ['ar', '12,500 kayıt'],
  ] as const)('format the count in %s', (language, expected) => {
    expect(createTranslator(sample, language)('plain', { smart_count: 12_500 })).toBe(expected);
  });
});

describe('a message', () => {
  const messages = { a: { b: 'Merhaba %{name}, %{count} yeni' }, dollar: '%{price}' };

  it('inserts values, and keeps placeholders of missing ones', () => {
    const translate = createTranslator(messages, 'tr');
    expect(translate('a.b', { name: 'Işıl', count: 3 })).toBe('Merhaba Işıl, 3 yeni');
    expect(translate('a.b', { name: undefined })).toBe('Merhaba %{name}, %{count} yeni');
    expect(translate('dollar', { price: "$& $1 $'" })).toBe("$& $1 $'");
  });

  it('isolates text, not numbers, in Arabic', () => {
    const translate = createTranslator(messages, 'ar');
    expect(translate('a.b', { name: 'Işıl', count: 3 })).toBe('Merhaba \u2068Işıl\u2069, 3 yeni');
  });

  it('that is missing is reported and shown as its key', () => {
    const missing: string[] = [];
    const translate = createTranslator(messages, 'tr', (key) => missing.push(key));
    expect(translate('a.c')).toBe('a.c');
    expect(translate('a')).toBe('a');
    expect(translate('a.c', { _: 'Yedek %{name}', name: 'Can' })).toBe('Yedek Can');
    expect(translate('')).toBe('');
    expect(missing).toEqual(['a.c', 'a']);
  });
});
