/** Browser storage as the panel uses it; works even if the browser stores nothing. */
export interface KeyStorage {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
  names(): string[];
}

function namesIn(storage: Storage): string[] {
  const names: string[] = [];
  for (let index = 0; index < storage.length; index += 1) {
    const name = storage.key(index);
    if (name !== null) names.push(name);
  }
  return names;
}

/**
 * Returns a storage that falls back to memory if the browser's is disabled or full.
 * @param open function such as `() => localStorage`; reading the property may throw
 */
export function keyStorage(open: () => Storage): KeyStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    set: (name, value) => {
      const kept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      }, false);
      if (kept) memory.delete(name);
      else memory.set(name, value);
    },
    remove: (name) => {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    names: () => [...new Set([...memory.keys(), ...attempt(namesIn, [])])],
  };
}
