import { isObject } from '../../../server/http/contract.ts';

/** Returns a path of the contract without the names of its parameters. */
const nameless = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** Ids of a customer's records by the path of their list. */
export class KnownIds {
  readonly #ids = new Map<string, string[]>();

  /**
   * Stores the ids of a list's records, of the lists within them, and of nested objects under their property name.
   */
  collect(path: string, records: readonly unknown[]): void {
    for (const record of records.filter(isObject)) {
      this.#add(path, record['id']);
      for (const [name, value] of Object.entries(record)) {
        if (isObject(value)) this.#add(`/${name}`, value['id']);
        if (Array.isArray(value))
          for (const member of value.filter(isObject))
            this.#add(`${path}/{}/${name}`, member['id']);
      }
    }
  }

  #add(path: string, id: unknown): void {
    if (typeof id !== 'number' && typeof id !== 'string') return;
    const key = nameless(path);
    const stored = this.#ids.get(key) ?? [];
    if (!stored.includes(String(id))) this.#ids.set(key, [...stored, String(id)]);
  }

  /** Returns the ids of the records at a path. */
  under(path: string): readonly string[] {
    return this.#ids.get(nameless(path)) ?? [];
  }
}
