import type { Language } from './messages.ts';

/** Every file of words, those of the sign-in and of mails too; files that only gather others are left out. */
const files = import.meta.glob<Record<string, unknown>>(
  ['./{tr,en,de,ar}/**/*.ts', '!./*/{index,first,later}.ts'],
  { eager: true },
);

function leavesOf(messages: unknown, path: string): [string, string][] {
  if (typeof messages === 'string') return [[path, messages]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

/** Returns the messages of a language by file and key, such as `resources/leads.fields.status`. */
export const phrasesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, exported]) => {
      const [, code, name = ''] = /^\.\/(\w+)\/(.+)\.ts$/.exec(path) ?? [];
      if (code !== language) return [];
      return Object.values(exported).flatMap((messages) => leavesOf(messages, name));
    }),
  );
