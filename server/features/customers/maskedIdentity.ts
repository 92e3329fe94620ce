/** Masks all but the last two characters; keeps the length. */
export function maskedIdentity(text: string): string {
  return '*'.repeat(Math.max(0, text.length - 2)) + text.slice(-2);
}
