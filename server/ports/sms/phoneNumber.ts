const E164 = /^\+[1-9]\d{6,14}$/;

/** Whether text has the form of an international number; not whether it exists. */
export function isPhoneNumber(text: string): boolean {
  return E164.test(text);
}
