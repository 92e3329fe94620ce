import type { Subject } from './subjects.ts';

declare global {
  interface Window {
    probe: Probe;
    /** Resolves with the time from which this holds in the document, ms. */
    timeOf: (holds: () => boolean) => Promise<number>;
    /** When the probe has noted them. */
    noted: Record<'signInUsable' | 'firstRow', Promise<number>>;
  }
}

/** Measurements that the page itself records; times in milliseconds from the start of its navigation. */
export interface Probe {
  signInUsable: number | undefined;
  firstRow: number | undefined;
  /** When the picture with it began. */
  shown: number | undefined;
  clickedAt: number;
  /** Sum of unexpected shifts. */
  shift: number;
  /** Of every long task, what is beyond 50 ms, until the first row is shown: its layout counts. */
  blocked: number;
  /** Longest from an input to the next picture. */
  interaction: number;
  /** From the last click until what is awaited was there, and until nothing on the screen waited for data. */
  change: { begun: Promise<number>; whole: Promise<number> } | undefined;
}

/** Runs in the page before anything else of it. */
export function installProbe({ identifier, row }: Subject): void {
  const probe: Probe = {
    signInUsable: undefined,
    firstRow: undefined,
    shown: undefined,
    clickedAt: 0,
    shift: 0,
    blocked: 0,
    interaction: 0,
    change: undefined,
  };
  window.probe = probe;
  // Looks where something has changed, and not in each frame: that would have frames made which nobody needs.
  window.timeOf = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        changes.disconnect();
        resolve(performance.now());
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  const note = async (name: 'signInUsable' | 'firstRow', selector: string) =>
    (probe[name] = await window.timeOf(() => document.querySelector(selector) !== null));
  window.noted = {
    signInUsable: note('signInUsable', identifier),
    firstRow: note('firstRow', row),
  };
  void window.noted.firstRow.then(() =>
    requestAnimationFrame(() => (probe.shown = performance.now())),
  );
  const onClick = ({ isTrusted, timeStamp }: Event) => {
    // A page may press a button anew once it can take it; the person waits since theirs.
    if (isTrusted) probe.clickedAt = timeStamp;
  };
  addEventListener('click', onClick, { capture: true });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(options);
  };
  watch('layout-shift', (entry) => {
    if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
      probe.shift += Number(entry.value);
  });
  watch('longtask', ({ startTime, duration }) => {
    if (startTime < (probe.shown ?? Infinity)) probe.blocked += Math.max(0, duration - 50);
  });
  watch('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId !== 0)
      probe.interaction = Math.max(probe.interaction, entry.duration);
  });
}

/** Expected result of a click: other rows of the list, or a record's page. */
export type Expected = 'rows' | 'record';

/** Runs in the page before a click: notes how long what is expected takes to come. */
export function awaitChange({ expected, subject }: { expected: Expected; subject: Subject }): void {
  const { row, oldRows, title, waiting } = subject;
  const isThere = (selector: string | undefined) =>
    selector !== undefined && document.querySelector(selector) !== null;
  const firstRow = () => {
    const first = document.querySelector(row);
    return first?.getAttribute('href') ?? first?.textContent;
  };
  const before = firstRow();
  const address = location.href;
  const hasChanged = () => {
    const now = firstRow();
    if (expected === 'rows') return now !== undefined && now !== before && !isThere(oldRows);
    return now === undefined && location.href !== address && isThere(title);
  };
  const until = async (hasCome: () => boolean) =>
    (await window.timeOf(hasCome)) - window.probe.clickedAt;
  window.probe.change = {
    begun: until(hasChanged),
    whole: until(() => hasChanged() && !isThere(waiting)),
  };
}
