/** Cache of configuration in the browser's storage. */
export interface ConfigurationCache {
  /** Returns the cached response of a URL, or fetches and caches it. */
  get<T>(url: string, fetchValue: () => Promise<T>): Promise<T>;
  /** Removes all entries. */
  drop(): void;
}

interface CacheOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Responses in another language or of another build are not used. */
  language: string;
  build: string;
  now?: () => number;
}

const SEVEN_DAYS = 7 * 86_400_000;
const FORM = 1;
const PREFIX = 'configuration:';

interface Entry {
  form: number;
  until: number;
  value: unknown;
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'form' in value &&
    value.form === FORM &&
    'until' in value &&
    typeof value.until === 'number' &&
    'value' in value
  );
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesIn(storage: CacheOptions['storage']): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (name) => name !== null,
  );
}

/**
 * Creates a cache that stores configuration for seven days. Invalid or expired entries, and those of another
 * build, are refetched.
 */
export function configurationCache({
  storage,
  language,
  build,
  now = Date.now,
}: CacheOptions): ConfigurationCache {
  // Incremented by `drop`, so that a response requested before it is not cached.
  let generation = 0;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      // With a full or forbidden storage the only cost is another request.
      return undefined;
    }
  };
  return {
    get: async <T>(url: string, fetchValue: () => Promise<T>): Promise<T> => {
      const key = `${PREFIX}${url}:${language}:${build}`;
      const found = parse(attempt(() => storage.getItem(key)) ?? null);
      // An expiry too far in the future was written under another clock.
      if (isEntry(found) && found.until > now() && found.until <= now() + SEVEN_DAYS) {
        // cast: this build stored it under this URL, from the same call
        return found.value as T;
      }
      const generationAtRequest = generation;
      const value = await fetchValue();
      const entry: Entry = { form: FORM, until: now() + SEVEN_DAYS, value };
      if (generationAtRequest === generation)
        attempt(() => storage.setItem(key, JSON.stringify(entry)));
      return value;
    },
    drop: () => {
      generation += 1;
      attempt(() => {
        for (const name of namesIn(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
      });
    },
  };
}
