/** Converts `lead-comments` to `leadComments`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
