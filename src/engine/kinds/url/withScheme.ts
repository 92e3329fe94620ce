/** Adds `https://` to a domain without a scheme; returns other values unchanged. */
export const withScheme = (text: unknown) =>
  typeof text === 'string' && /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text;
