/** Answers from the cache, or asks and keeps the answer. */
export type Cached = <T>(name: string, ask: () => Promise<T>) => Promise<T>;

interface CacheParts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** An answer of another language or build is not used. */
  language: string;
  build: string;
  now?: () => number;
}

const SEVEN_DAYS = 7 * 86_400_000;
const FORM = 1;

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

/** Keeps configuration for seven days in the browser; what is broken, old or of another build is asked for anew. */
export function configurationCache({
  storage,
  language,
  build,
  now = Date.now,
}: CacheParts): Cached {
  return async <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    const key = `configuration:${name}:${language}:${build}`;
    const found = parse(read(storage, key));
    // An entry from the future was written under another clock.
    if (isEntry(found) && found.until > now() && found.until <= now() + SEVEN_DAYS) {
      // cast: this build wrote it under this name, from the same call
      return found.value as T;
    }
    const value = await ask();
    try {
      storage.setItem(
        key,
        JSON.stringify({ form: FORM, until: now() + SEVEN_DAYS, value } satisfies Entry),
      );
    } catch {
      // A full or forbidden storage costs a request, no more.
    }
    return value;
  };
}

function read(storage: CacheParts['storage'], key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
