import type { Session } from './session.ts';
import { isObject, textOf } from './values.ts';

const MAX_IDS = 200;
const SESSIONS = '/access-tokens';

/** Records from list responses, whose ids fill the paths of other requests. */
export class RecordIds {
  readonly #ids = new Map<string, string[]>();
  /** Paths of records without a file. */
  readonly #withoutFile = new Set<string>();
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Stores the ids of a list's records, and those of nested objects by name: `/couple`. */
  collect(path: string, records: readonly unknown[]): void {
    for (const record of records) {
      if (!isObject(record)) continue;
      this.#add(path, record['id']);
      if (record['file'] === null) this.#withoutFile.add(`${path}/${textOf(record['id'])}`);
      for (const [key, value] of Object.entries(record))
        if (isObject(value)) this.#add(`/${key}`, value['id']);
    }
  }

  #add(path: string, id: unknown): void {
    if (typeof id !== 'number' && typeof id !== 'string') return;
    const existing = this.#ids.get(path) ?? [];
    if (existing.length < MAX_IDS && !existing.includes(String(id)))
      this.#ids.set(path, [...existing, String(id)]);
  }

  idsOf(path: string): readonly string[] {
    return this.#ids.get(path) ?? [];
  }

  /** Returns up to `max` paths with filled parameters, none if an id is missing. */
  fillPath(path: string, max: number): string[] {
    let partial = [{ filled: '', rest: path }];
    for (;;) {
      const match = /\/\{(\w+)\}/.exec(partial[0]?.rest ?? '');
      if (!match) return partial.map(({ filled, rest }) => filled + rest);
      const before = path.slice(0, path.length - (partial[0]?.rest.length ?? 0) + match.index);
      const isFile = path.slice(before.length) === `${match[0]}/download`;
      const values = this.#valuesOf(match[1] ?? '', before)
        .filter((value) => !isFile || !this.#withoutFile.has(`${before}/${value}`))
        .slice(0, max);
      partial = partial
        .flatMap(({ filled, rest }) =>
          values.map((value) => ({
            filled: `${filled}${rest.slice(0, match.index)}/${encodeURIComponent(value)}`,
            rest: rest.slice(match.index + match[0].length),
          })),
        )
        .slice(0, max);
      if (partial.length === 0) return [];
    }
  }

  #valuesOf(name: string, before: string): readonly string[] {
    if (name === 'customerId') return [this.#session.customerId];
    // Other tokens are secrets of links, which no list contains.
    if (name === 'token' && before === SESSIONS) return [this.#session.token];
    return this.idsOf(before);
  }
}
