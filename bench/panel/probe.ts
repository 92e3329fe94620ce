import type { Subject } from './subjects.ts';

declare global {
  interface Window {
    probe: Probe;
    /** Resolves with the time (ms) when the condition first holds in the document. */
    timeOf: (holds: () => boolean) => Promise<number>;
    /** Resolve with the recorded times. */
    recordedTimes: Record<'signInUsable' | 'firstRow', Promise<number>>;
  }
}

/** Measurements that the page itself records; times in milliseconds from the start of its navigation. */
export interface Probe {
  signInUsable: number | undefined;
  firstRow: number | undefined;
  /** Time of the frame that shows it. */
  shown: number | undefined;
  clickedAt: number;
  /** Sum of unexpected layout shifts. */
  shift: number;
  /** Blocking time: the part of long tasks beyond 50 ms, until the first row is rendered. */
  blocked: number;
  /** Longest time from an input to the next frame. */
  interaction: number;
  /** Time from the last click to the expected change, and until no part of the screen is loading. */
  change: { begun: Promise<number>; whole: Promise<number> } | undefined;
}

/** Installs the probe; runs in the page before any other script. */
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
  // Checks on DOM mutations instead of in each frame, which would cause extra frames.
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
  window.recordedTimes = {
    signInUsable: note('signInUsable', identifier),
    firstRow: note('firstRow', row),
  };
  void window.recordedTimes.firstRow.then(() =>
    requestAnimationFrame(() => (probe.shown = performance.now())),
  );
  const onClick = ({ isTrusted, timeStamp }: Event) => {
    // The page may replay a click once it is interactive; the user has waited since the original one.
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

/** Runs in the page before a click: measures the time until the expected change. */
export function awaitChange({ expected, subject }: { expected: Expected; subject: Subject }): void {
  const { row, oldRows, title, loading } = subject;
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
    whole: until(() => hasChanged() && !isThere(loading)),
  };
}
