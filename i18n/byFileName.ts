import type { Messages } from './messages.ts';

/** Collects the messages of several files under the files' names: `./resources/leads.ts` as `leads`. */
export const byFileName = (files: Readonly<Record<string, Messages>>): Messages =>
  Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
      messages,
    ]),
  );
