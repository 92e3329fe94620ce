import type { ReportedCall } from './ErrorReport.ts';
import { isReportedError, isReportedStatus } from './isReported.ts';
import type { CaughtError, Reporter } from './reporter.ts';

interface ReportingOptions {
  /** Address for reports, as a Sentry DSN. */
  dsn: string;
  build: string;
  language: string;
  /** Returns true during an impersonation; payloads then belong to another user and are not reported. */
  isImpersonating: () => boolean;
}

/** Functions by which the rest of the panel reports errors. */
export interface Reporting {
  /** Reports a thrown error; `parts` is the component stack. */
  error: (error: unknown, parts?: string) => void;
  /** Reports a failed API call. */
  call: (error: Error, call: ReportedCall) => void;
  /** Removes the listeners. */
  stop: () => void;
}

/** Reporting without a configured address: does nothing. */
const silent: Reporting = { error: () => undefined, call: () => undefined, stop: () => undefined };

/**
 * Reports errors of the page. Nothing is fetched or sent before the first error, and reporting never blocks.
 * @param parts null if no address is configured
 */
export function startReporting(parts: ReportingOptions | null): Reporting {
  if (!parts) return silent;
  let loading: Promise<Reporter> | undefined;
  let reporter: Reporter | undefined;
  const waiting: CaughtError[] = [];
  const load = async () => {
    const { createReporter } = await import('./reporter.ts');
    reporter = createReporter(parts);
    waiting.splice(0).forEach(reporter.add);
    return reporter;
  };
  const seen = new WeakSet();
  const report = (caught: CaughtError) => {
    const { error } = caught;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    if (reporter) return reporter.add(caught);
    // In a loop of errors only the first few are kept.
    if (waiting.length < 20) waiting.push(caught);
    // If the reporter's code fails to load, nothing is reported; the next error retries.
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
  };
  const now = () => ({ at: new Date(), page: location.href });
  const ended = new AbortController();
  const { signal } = ended;
  const reporting: Reporting = {
    stop: () => ended.abort(),
    error: (error, component) => {
      if (isReportedError(error)) report({ ...now(), error, parts: component });
    },
    call: (error, call) => {
      if (isReportedStatus(call.status))
        report({
          ...now(),
          error,
          call: parts.isImpersonating() ? { ...call, payload: undefined } : call,
        });
    },
  };
  addEventListener(
    'error',
    (event) => {
      // A missing picture or script causes an event without an error.
      if (event.error) reporting.error(event.error);
    },
    { signal },
  );
  addEventListener('unhandledrejection', ({ reason }) => reporting.error(reason), { signal });
  addEventListener('pagehide', () => reporter?.leave(), { signal });
  return reporting;
}
