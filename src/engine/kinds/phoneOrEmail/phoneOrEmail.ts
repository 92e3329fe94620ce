/** While it holds digits, blanks and plus alone it is a phone number; anything else makes it an e-mail address. */
export const isPhoneText = (text: string): boolean => /^[\d\s+]*$/.test(text);
