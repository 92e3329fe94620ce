declare global {
  interface Window {
    probe: Probe;
  }
}

/** What the page itself notes down; times in milliseconds from the start of its navigation. */
export interface Probe {
  signInUsable: number | undefined;
  firstRow: number | undefined;
  clickedAt: number;
  /** Sum of unexpected shifts. */
  shift: number;
  /** Of every long task, what is beyond 50 ms, until the first row. */
  blocked: number;
  /** Longest from an input to the next picture. */
  interaction: number;
  /** From the last click until what is awaited was there, and until nothing on the screen waited for data. */
  change: { begun: Promise<number>; whole: Promise<number> } | undefined;
}

/** Runs in the page before anything else of it. */
export function installProbe(): void {
  const probe: Probe = {
    signInUsable: undefined,
    firstRow: undefined,
    clickedAt: 0,
    shift: 0,
    blocked: 0,
    interaction: 0,
    change: undefined,
  };
  window.probe = probe;
  const look = () => {
    if (document.querySelector('input[name="identifier"]'))
      probe.signInUsable ??= performance.now();
    if (document.querySelector('a[data-row-link]')) probe.firstRow = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('click', (event) => (probe.clickedAt = event.timeStamp), { capture: true });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(options);
  };
  watch('layout-shift', (entry) => {
    if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
      probe.shift += Number(entry.value);
  });
  watch('longtask', ({ startTime, duration }) => {
    if (startTime < (probe.firstRow ?? Infinity)) probe.blocked += Math.max(0, duration - 50);
  });
  watch('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId !== 0)
      probe.interaction = Math.max(probe.interaction, entry.duration);
  });
}

/** Runs in the page before a click: notes how long the list takes to show other rows, or the record's page to come. */
export function awaitChange(expected: 'rows' | 'record'): void {
  const firstLink = () => document.querySelector('a[data-row-link]')?.getAttribute('href');
  const before = firstLink();
  const address = location.href;
  const hasChanged = () => {
    const now = firstLink();
    if (expected === 'rows')
      return now !== undefined && now !== before && !document.querySelector('table[data-old]');
    return now === undefined && location.href !== address && document.querySelector('h1') !== null;
  };
  const until = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (isThere()) resolve(performance.now() - window.probe.clickedAt);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const waits = () => document.querySelector('.after-a-moment[role="status"]') !== null;
  window.probe.change = {
    begun: until(hasChanged),
    whole: until(() => hasChanged() && !waits()),
  };
}
