/** Returns true for text of digits, blanks and plus signs; any other text is treated as an e-mail address. */
export const isPhoneText = (text: string): boolean => /^[\d\s+]*$/.test(text);
