/** Label names and values that distinguish the series of one metric. */
export type Labels = Readonly<Record<string, string>>;

/** One value of a metric at the time of a scrape. */
export interface Sample {
  labels?: Labels;
  value: number;
}

/** Milliseconds before the read of a gauge times out; a scrape must not wait for a busy database. */
const TIMEOUT_MS = 1_000;

interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'histogram' | 'gauge';
  lines(): string[] | Promise<string[]>;
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Monotonic counter with one value per set of labels. */
export class Counter implements Metric {
  readonly type = 'counter';
  private readonly sums = new Map<string, number>();
  constructor(
    readonly name: string,
    readonly help: string,
  ) {}

  add(labels: Labels, by = 1): void {
    const key = labelText(labels);
    this.sums.set(key, (this.sums.get(key) ?? 0) + by);
  }

  lines(): string[] {
    return [...this.sums].map(([key, sum]) => `${this.name}${key} ${sum}`);
  }
}

interface Distribution {
  labels: Labels;
  /** Number of observations per bucket, not cumulative. */
  counts: number[];
  count: number;
  sum: number;
}

/** Histogram with fixed upper bounds. */
export class Histogram implements Metric {
  readonly type = 'histogram';
  private readonly distributions = new Map<string, Distribution>();
  constructor(
    readonly name: string,
    readonly help: string,
    private readonly bounds: readonly number[],
  ) {}

  observe(labels: Labels, value: number): void {
    const key = labelText(labels);
    let found = this.distributions.get(key);
    if (!found) {
      found = { labels, counts: this.bounds.map(() => 0), count: 0, sum: 0 };
      this.distributions.set(key, found);
    }
    found.count += 1;
    found.sum += value;
    const index = this.bounds.findIndex((bound) => value <= bound);
    const before = found.counts[index];
    if (before !== undefined) found.counts[index] = before + 1;
  }

  lines(): string[] {
    return [...this.distributions.values()].flatMap(({ labels, counts, count, sum }) => {
      let below = 0;
      const buckets = this.bounds.map((bound, index) => {
        below += counts[index] ?? 0;
        return `${this.name}_bucket${labelText({ ...labels, le: String(bound) })} ${below}`;
      });
      const key = labelText(labels);
      return [
        ...buckets,
        `${this.name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
        `${this.name}_sum${key} ${sum}`,
        `${this.name}_count${key} ${count}`,
      ];
    });
  }
}

type Read = () => Sample[] | Promise<Sample[]>;

async function inTime(samples: Promise<Sample[]>): Promise<Sample[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([samples, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Metrics of one process in Prometheus' text format. */
export class Metrics {
  private readonly all: Metric[] = [];

  counter(name: string, help: string): Counter {
    const counter = new Counter(name, help);
    this.all.push(counter);
    return counter;
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const histogram = new Histogram(name, help, bounds);
    this.all.push(histogram);
    return histogram;
  }

  /** Adds a gauge that is read at each scrape. A gauge that takes over a second is left out. */
  gauge(name: string, help: string, read: Read): void {
    this.addRead('gauge', { name, help, read });
  }

  /** Adds a counter that is read at each scrape like a gauge. */
  readCounter(name: string, help: string, read: Read): void {
    this.addRead('counter', { name, help, read });
  }

  private addRead(
    type: Metric['type'],
    { name, help, read }: { name: string; help: string; read: Read },
  ): void {
    const lines = async () => {
      const samples = await inTime(Promise.resolve(read())).catch(() => []);
      return samples.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`);
    };
    this.all.push({ name, help, type, lines });
  }

  /** Returns the metrics in Prometheus' text format. */
  async text(): Promise<string> {
    const parts = await Promise.all(
      this.all.map(async (metric) => [
        `# HELP ${metric.name} ${metric.help}`,
        `# TYPE ${metric.name} ${metric.type}`,
        ...(await metric.lines()),
      ]),
    );
    return `${parts.flat().join('\n')}\n`;
  }
}
