import { expect, test } from 'vitest';
import type { Language } from '../../../../http/call.ts';
import { coupleLanguage } from './coupleLanguage.ts';

test.each<[Language, string]>([
  ['tr', 'Haziran için müsait misiniz?'],
  ['tr', 'Haziran icin musait misiniz, fiyat alabilir miyiz'],
  ['en', 'Is 12 June still free for us?'],
  ['de', 'Guten Tag, ist der Termin noch frei?'],
  ['ar', 'هل التاريخ متاح لحفل الزفاف؟'],
])('detects %s by the words "%s"', (language, text) => {
  const other = language === 'tr' ? 'en' : 'tr';
  expect(coupleLanguage({ texts: [text], phone: null }, other)).toBe(language);
});

test('prefers the newest text, and skips one that is too short', () => {
  const texts = ['Hello', 'Is the garden free on Saturday?', 'Bahçeniz cumartesi günü boş mu?'];
  expect(coupleLanguage({ texts, phone: '+905321234567' }, 'tr')).toBe('en');
});

test.each<[Language, string]>([
  ['de', '+4915112345678'],
  ['de', '+436641234567'],
  ['ar', '+971501234567'],
  ['ar', '+966501234567'],
  ['en', '+447400123456'],
  ['tr', '+905321234567'],
])('falls back to %s for the country of %s', (language, phone) => {
  const other = language === 'tr' ? 'en' : 'tr';
  expect(coupleLanguage({ texts: ['Ok'], phone }, other)).toBe(language);
});

test('falls back to the given language without texts, and for other countries', () => {
  expect(coupleLanguage({ texts: [], phone: null }, 'de')).toBe('de');
  expect(coupleLanguage({ texts: [], phone: '+33612345678' }, 'tr')).toBe('tr');
});
