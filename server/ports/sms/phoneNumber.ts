const E164 = /^\+[1-9]\d{6,14}$/;

/** Returns true if a text has the format of an international number; does not check that the number exists. */
export function isPhoneNumber(text: string): boolean {
  return E164.test(text);
}
