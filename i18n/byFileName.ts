import type { Words } from './words.ts';

/** Words of several files under the files' names: `./resources/leads.ts` as `leads`. */
export const byFileName = (files: Readonly<Record<string, Words>>): Words =>
  Object.fromEntries(
    Object.entries(files).map(([path, words]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
      words,
    ]),
  );
