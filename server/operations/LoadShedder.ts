import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OperationId } from '#contract/types.ts';

export interface SheddingLimits {
  /** Mean delay of the event loop over a sample, in milliseconds. */
  delayMs: number;
  /** Waiting queries per connection of the pool; thirty of some 30 ms take a second. */
  waitingPerConnection: number;
}

export interface LoadShedderOptions {
  limits?: Partial<SheddingLimits>;
  /** State of the connection pool; nothing is queued without one. */
  pool?: (() => { max: number; waiting: number }) | undefined;
}

const DEFAULT_LIMITS: SheddingLimits = { delayMs: 500, waitingPerConnection: 30 };
/** Factor by which the load may be higher before the last operations are rejected. */
const LAST_LOAD_FACTOR = 3;
const RESOLUTION_MS = 20;
const SAMPLE_MS = 1_000;

/** Operations rejected last: sign-in, replies to couples and incoming leads. */
const LAST: ReadonlySet<OperationId> = new Set<OperationId>([
  'signIn',
  'getSession',
  'signOut',
  'signInWithFacebook',
  'signInWithGoogle',
  'startInstagram',
  'finishInstagram',
  'requestCode',
  'verifyCode',
  'requestPasswordReset',
  'resetPassword',
  'sendLeadEmail',
  'sendLeadSms',
  'createLeadInteraction',
  'createLeadComment',
  'createProductLead',
]);

/** Decides which requests an overloaded process rejects. */
export class LoadShedder {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly timer: NodeJS.Timeout;
  private readonly limits: SheddingLimits;
  private readonly pool: LoadShedderOptions['pool'];
  private delayMs = 0;

  constructor({ limits, pool }: LoadShedderOptions) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.pool = pool;
    this.delay.enable();
    this.timer = setInterval(() => this.sample(), SAMPLE_MS).unref();
  }

  /** Stores the mean delay since the last sample. */
  sample(): void {
    const mean = this.delay.mean / 1e6 - RESOLUTION_MS;
    this.delayMs = Number.isFinite(mean) ? Math.max(0, mean) : 0;
    this.delay.reset();
  }

  /** Returns true if the operation must be rejected now. */
  rejects(operation: OperationId): boolean {
    return this.load() > (LAST.has(operation) ? LAST_LOAD_FACTOR : 1);
  }

  close(): void {
    clearInterval(this.timer);
    this.delay.disable();
  }

  /** Returns the load as a multiple of the limit. */
  private load(): number {
    const { delayMs, waitingPerConnection } = this.limits;
    const { waiting, max } = this.pool?.() ?? { waiting: 0, max: 1 };
    return Math.max(this.delayMs / delayMs, waiting / (max * waitingPerConnection));
  }
}
