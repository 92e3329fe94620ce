/** Number of digits in a one-time code. */
export const codeLength = 6;

/** Code points of the digit 0 in other scripts of our markets' phones: Arabic-Indic and Persian. */
const zeros = [0x06_60, 0x06_f0];

/**
 * Returns the digits of the input as ASCII, at most six. Accepts separators and other scripts: `123 456`,
 * `١٢٣٤٥٦`.
 */
export function codeDigits(text: string): string {
  const latin = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? character : String(code - zero);
  });
  return latin.join('').replace(/\D/g, '').slice(0, codeLength);
}
