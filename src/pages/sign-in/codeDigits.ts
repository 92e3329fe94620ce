/** Number of digits in a one-time code. */
export const codeLength = 6;

/** Code points of the digit 0 in scripts that phones in our markets type: Arabic-Indic and Persian. */
const zeros = [0x06_60, 0x06_f0];

/** The digits of what was typed or pasted, as the API takes them; `123 456` and `١٢٣٤٥٦` count too. */
export function codeDigits(text: string): string {
  const latin = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? character : String(code - zero);
  });
  return latin.join('').replace(/\D/g, '').slice(0, codeLength);
}
