import { expect, it } from 'vitest';

/** All message files, those of the sign-in and of mails included. */
const files = import.meta.glob<Record<string, unknown>>('./{ar,de}/**/*.ts', { eager: true });

function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  return typeof messages === 'object' && messages !== null
    ? Object.values(messages).flatMap(textsOf)
    : [];
}

const textsIn = (language: string) =>
  Object.entries(files).flatMap(([path, messages]) =>
    path.startsWith(`./${language}/`) ? textsOf(messages) : [],
  );

/** Returns the matches of a pattern in all texts. */
const found = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => text.match(pattern) ?? []);

/** Pattern of German words that address the reader informally. */
const GERMAN = /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/giu;

/** Pattern of Arabic words for something that belongs or is offered to an informally addressed reader. */
const YOURS =
  /(?<!\p{L})[\p{L}\p{M}]{0,2}(حساب|جلست|باقت|صفحت|لوحت|اتصال|بيانات|طلب|عمل|فريق|هاتف|بريد|منشأت|يمكن|لدي|إلي|يصل|يراسل)ك(?![\p{L}\p{M}])/gu;
/** Pattern of Arabic imperatives that address the reader informally. */
const ORDERS =
  /(?<!\p{L})(حاول|أدخل|اختر|اكتب|أعد|سجّل|اطلب|راجع|اضغط|أضف|احذف|جرّب|راسل|ابدأ|أزل|عيّن)(?![\p{L}\p{M}])/gu;

it('addresses German readers formally', () => {
  const texts = textsIn('de');
  expect(texts.length).toBeGreaterThan(500);
  expect(found(texts, GERMAN)).toEqual([]);
  expect(found(['Gib dein Passwort ein', 'Du bist dran'], GERMAN)).toEqual(['dein', 'Du']);
});

it('addresses Arabic readers in the polite plural', () => {
  const texts = textsIn('ar');
  expect(texts.length).toBeGreaterThan(500);
  expect(found(texts, YOURS)).toEqual([]);
  expect(found(texts, ORDERS)).toEqual([]);
  expect(found(['تحققوا من حسابك', 'مالك الحساب'], YOURS)).toEqual(['حسابك']);
  expect(found(['أدخل الرمز', 'أدخلوا الرمز'], ORDERS)).toEqual(['أدخل']);
});
