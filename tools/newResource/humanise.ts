/** Converts `estimatedGuestCount`, `not_wedding` or `lead-comments` to words: `Estimated guest count` … */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Converts an English plural to the singular, `cities` to `city`; accurate enough for a draft. */
export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(ss|[bnt]us|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  return name.replace(/s$/, '');
}
