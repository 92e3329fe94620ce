import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

/** Interval of the measurement, which every measured delay contains. */
const RESOLUTION_MS = 20;
/** Minimum time of a window in milliseconds. */
const WINDOW_MS = 10_000;
/** Milliseconds for which a window counts, so that several scrapers read the same. */
const KEPT_MS = 60_000;

const NS_PER_MS = 1e6;

function monitored(): IntervalHistogram {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return delay;
}

/** Measures by how much the event loop is late. A read starts no new window for other readers. */
export class EventLoopLag {
  private readonly delay: Pick<IntervalHistogram, 'percentile' | 'reset'>;
  private readonly now: () => number;
  private windowStart: number;
  private windows: { end: number; p99Ms: number }[] = [];

  constructor({ delay = monitored(), now = () => performance.now() }: Partial<LagOptions> = {}) {
    this.delay = delay;
    this.now = now;
    this.windowStart = now();
  }

  /** Returns the largest 99th percentile of the windows of the last minute, in seconds. */
  p99Seconds(): number {
    const now = this.now();
    const measured = this.delay.percentile(99) / NS_PER_MS - RESOLUTION_MS;
    const p99Ms = Number.isFinite(measured) ? Math.max(0, measured) : 0;
    const kept = this.windows.filter(({ end }) => end > now - KEPT_MS);
    if (now - this.windowStart >= WINDOW_MS) {
      this.windows = [...kept, { end: now, p99Ms }];
      this.windowStart = now;
      this.delay.reset();
    }
    return Math.max(p99Ms, ...kept.map((window) => window.p99Ms)) / 1000;
  }
}

interface LagOptions {
  delay: Pick<IntervalHistogram, 'percentile' | 'reset'>;
  /** Monotonic time in milliseconds. */
  now: () => number;
}
