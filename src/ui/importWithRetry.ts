/** Style sheets of this page that failed: they stay in it, empty, and the bundler asks for each only once. */
const failed = new Set<HTMLLinkElement>();

function remember({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

/** Puts new ones in their places; one that fails again is asked for again the next time. */
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

/** One for all who wait, so that the style sheets are there before anything is asked for anew. */
const connected = (): Promise<void> =>
  (back ??= new Promise((resolve) => {
    const goOn = () => {
      back = undefined;
      resolve(fetchStylesAgain());
    };
    addEventListener('online', goOn, { once: true });
  }));

/**
 * Fetches a file of the panel once there is a connection, and retries once. Chromium before 150 remembers
 * for the life of a page which module failed; newer ones, and all of them for style sheets, fetch again.
 * @param load imports the file
 * @throws what `load` rejects with the second time
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  // Again and again the same listener is one.
  document.addEventListener('error', remember, true);
  if (!navigator.onLine) await connected();
  try {
    return await load();
  } catch {
    // A connection is lost before the browser knows it.
    await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    await (navigator.onLine ? fetchStylesAgain() : connected());
    return load();
  }
}
