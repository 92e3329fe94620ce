/** Matches the country code: one, two or three digits (ITU-T E.164). */
const DIALLED =
  /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d{2,})$/;

/**
 * Formats +905321234567 as +90 532 123 45 67. Numbers of other countries are grouped in threes: their own
 * rules need a library of 35 KB, too large for a list. Returns anything but an E.164 number unchanged.
 */
export function formatPhone(number: string): string {
  const turkish = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(number);
  if (turkish) return `+90 ${turkish.slice(1).join(' ')}`;
  return number.replace(
    DIALLED,
    (_, code: string, rest: string) => `${code} ${rest.replaceAll(/(\d{3})(?=\d{2})/g, '$1 ')}`,
  );
}
