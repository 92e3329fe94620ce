/** Phone number in a usual Turkish spelling, or with a country code. */
const PHONE =
  /(?<!\d)(?:(?:\+|00)\s?\d{1,3}[\s().-]{0,2}|0[\s().-]{0,2}|90[\s().-]{0,2})?\(?[2-5]\d{2}\)?[\s.-]{0,2}\d{3}[\s.-]{0,2}\d{2}[\s.-]{0,2}\d{2}(?!\d)|(?<!\d)444[\s.-]?\d[\s.-]?\d{3}(?!\d)|\+\d(?:[\s().-]?\d){8,13}/;
const EMAIL = /[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/i;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|info|biz|shop|com\.tr|net\.tr|org\.tr|gen\.tr)\b/i;
const HANDLE = /(?:^|\s)@[\w.]{3,}/;

/** Replaces Arabic and Persian digits, which phone numbers may be written in, by Latin ones. */
const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/**
 * Returns true if a text contains a phone number, an e-mail address, a URL or the name of a social account. Tags
 * of formatted text separate words; the URLs of its links count.
 */
export function holdsContactDetails(text: string): boolean {
  const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
  if (links.length > 0) return true;
  const plain = latinDigits(
    text
      .replace(/<\/?(?:p|br|li|ul|ol|h2|h3)\b[^>]*>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('\u00A0', ' '),
  );
  return [PHONE, EMAIL, ADDRESS, HANDLE].some((pattern) => pattern.test(plain));
}
