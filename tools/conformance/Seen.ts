import type { Session } from './session.ts';
import { isObject, textOf } from './values.ts';

const KEPT = 200;
const SESSIONS = '/access-tokens';

/** Records from list responses, whose ids fill the paths of other requests. */
export class Seen {
  readonly #ids = new Map<string, string[]>();
  /** Paths of records without a file. */
  readonly #bare = new Set<string>();
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Stores the ids of a list's records, and those of nested objects by name: `/couple`. */
  keep(path: string, records: readonly unknown[]): void {
    for (const record of records) {
      if (!isObject(record)) continue;
      this.#add(path, record['id']);
      if (record['file'] === null) this.#bare.add(`${path}/${textOf(record['id'])}`);
      for (const [key, value] of Object.entries(record))
        if (isObject(value)) this.#add(`/${key}`, value['id']);
    }
  }

  #add(path: string, id: unknown): void {
    if (typeof id !== 'number' && typeof id !== 'string') return;
    const existing = this.#ids.get(path) ?? [];
    if (existing.length < KEPT && !existing.includes(String(id)))
      this.#ids.set(path, [...existing, String(id)]);
  }

  idsOf(path: string): readonly string[] {
    return this.#ids.get(path) ?? [];
  }

  /** Returns up to `most` paths with filled parameters; none without matching ids. */
  fill(path: string, most: number): string[] {
    let ways = [{ done: '', left: path }];
    for (;;) {
      const match = /\/\{(\w+)\}/.exec(ways[0]?.left ?? '');
      if (!match) return ways.map(({ done, left }) => done + left);
      const before = path.slice(0, path.length - (ways[0]?.left.length ?? 0) + match.index);
      const isFile = path.slice(before.length) === `${match[0]}/download`;
      const values = this.#valuesOf(match[1] ?? '', before)
        .filter((value) => !isFile || !this.#bare.has(`${before}/${value}`))
        .slice(0, most);
      ways = ways
        .flatMap(({ done, left }) =>
          values.map((value) => ({
            done: `${done}${left.slice(0, match.index)}/${encodeURIComponent(value)}`,
            left: left.slice(match.index + match[0].length),
          })),
        )
        .slice(0, most);
      if (ways.length === 0) return [];
    }
  }

  #valuesOf(name: string, before: string): readonly string[] {
    if (name === 'customerId') return [this.#session.customerId];
    // Other tokens are secrets of links, which no list contains.
    if (name === 'token' && before === SESSIONS) return [this.#session.token];
    return this.idsOf(before);
  }
}
