/** Storage in memory that lasts as long as the page. */
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
 * Replaces localStorage and sessionStorage by memory if the browser forbids them. Such a browser
 * throws on access, and libraries access them while they load; call this before anything else
 * loads.
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
