/** Configuration kept in the browser. */
export interface ConfigurationCache {
  /** The kept answer of an address, or what is asked and then kept. */
  get<T>(url: string, ask: () => Promise<T>): Promise<T>;
  /** Forgets all of it. */
  drop(): void;
}

interface CacheOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** An answer of another language or build is not used. */
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

/** Keeps configuration for seven days in the browser; what is broken, old or of another build is asked for anew. */
export function configurationCache({
  storage,
  language,
  build,
  now = Date.now,
}: CacheOptions): ConfigurationCache {
  // What a drop overtook was asked before the configuration changed.
  let generation = 0;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      // A full or forbidden storage costs a request, no more.
      return undefined;
    }
  };
  return {
    get: async <T>(url: string, ask: () => Promise<T>): Promise<T> => {
      const key = `${PREFIX}${url}:${language}:${build}`;
      const found = parse(attempt(() => storage.getItem(key)) ?? null);
      // An entry from the future was written under another clock.
      if (isEntry(found) && found.until > now() && found.until <= now() + SEVEN_DAYS) {
        // cast: this build wrote it under this address, from the same call
        return found.value as T;
      }
      const generationAtRequest = generation;
      const value = await ask();
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
