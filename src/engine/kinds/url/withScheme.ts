/** A web address as it was typed; one without its scheme gets https. */
export const withScheme = (text: unknown) =>
  typeof text === 'string' && /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text;
