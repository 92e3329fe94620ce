/**
 * Style sheets that failed to load. They stay in the page without content, and the bundler requests each only
 * once.
 */
const failed = new Set<HTMLLinkElement>();

function remember({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

/** Replaces failed style sheets with new link elements. One that fails again is retried the next time. */
async function fetchStylesAgain(): Promise<void> {
  const fetched = [...failed].map(
    (link) =>
      new Promise<void>((resolve) => {
        const again = document.createElement('link');
        again.rel = 'stylesheet';
        again.href = link.href;
        again.addEventListener('load', () => resolve());
        again.addEventListener('error', () => resolve());
        link.replaceWith(again);
      }),
  );
  failed.clear();
  await Promise.all(fetched);
}

const PAUSE_MS = 1000;

let back: Promise<void> | undefined;

/**
 * Returns a promise of the next `online` event, shared by all callers, so that style sheets are refetched
 * before any retry.
 */
const connected = (): Promise<void> =>
  (back ??= new Promise((resolve) => {
    const goOn = () => {
      back = undefined;
      resolve(fetchStylesAgain());
    };
    addEventListener('online', goOn, { once: true });
  }));

/**
 * Imports a file of the panel once there is a connection, and retries once. Chromium before 150 caches a failed
 * module for the life of a page; newer versions, and all versions for style sheets, fetch again.
 * @param load imports the file
 * @throws the second rejection of `load`
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  // Adding the same listener repeatedly registers it once.
  document.addEventListener('error', remember, true);
  if (!navigator.onLine) await connected();
  try {
    return await load();
  } catch {
    // The browser detects a lost connection late.
    await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    await (navigator.onLine ? fetchStylesAgain() : connected());
    return load();
  }
}
