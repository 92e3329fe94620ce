import { describe, expect, it } from 'vitest';
import { activeLanguage, activeLanguages, directionOf, languageOf } from './language.ts';

const arabia = { languages: ['ar-SA', 'en-SA'], defaultLanguage: 'ar-SA' };

describe('activeLanguage', () => {
  it('is the chosen one, if the deployment offers it', () => {
    expect(activeLanguage(arabia, 'en')).toBe('en');
  });

  it.each([['tr'], ['xx'], [''], [null]])('is the default when %j was chosen', (stored) => {
    expect(activeLanguage(arabia, stored)).toBe('ar');
  });

  it('is the first offered one if the default is not offered', () => {
    const config = { languages: ['en-US', 'de-DE'], defaultLanguage: 'tr' };
    expect(activeLanguage(config, null)).toBe('en');
  });

  it('is Turkish when nothing is configured', () => {
    expect(activeLanguage({ languages: [], defaultLanguage: '' }, 'en')).toBe('tr');
  });
});

it('offers each language once, and only supported ones', () => {
  const config = { languages: ['en-US', 'en-AU', 'fr-FR', 'de-DE'], defaultLanguage: 'en-US' };
  expect(activeLanguages(config)).toEqual(['en', 'de']);
});

it('resolves a language by its tag', () => {
  expect(languageOf('tr-TR')).toBe('tr');
  expect(languageOf('trk')).toBeUndefined();
});

it('is right-to-left for Arabic', () => {
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('tr')).toBe('ltr');
});
