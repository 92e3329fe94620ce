/** A storage for the length of a page. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#items.set(name, String(value));
  }

  removeItem(name: string): void {
    this.#items.delete(name);
  }

  clear(): void {
    this.#items.clear();
  }
}

/**
 * A browser that forbids storage throws at the mere mention of it, and libraries mention it while
 * they load. There, both storages become the page's memory; call it before anything else is loaded.
 */
export function ensureStorage(page: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      if (page[name]) continue;
    } catch {
      // Forbidden; replaced below.
    }
    Object.defineProperty(page, name, { configurable: true, value: new MemoryStorage() });
  }
}
