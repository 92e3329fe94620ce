import type { ReportedCall } from './ErrorReport.ts';
import { isReportedError, isReportedStatus } from './isReported.ts';
import type { Happening, Reporter } from './reporter.ts';

interface ReportingOptions {
  /** Address for reports, in Sentry's format. */
  dsn: string;
  build: string;
  language: string;
  /** Returns true if the typed text belongs to another user: an agent impersonates a customer user. */
  isImpersonating: () => boolean;
}

/** Functions by which the rest of the panel reports errors. */
export interface Reporting {
  /** Something was thrown; `parts` names the parts of the screen. */
  error: (error: unknown, parts?: string) => void;
  /** A call was refused. */
  call: (error: Error, call: ReportedCall) => void;
  /** Watches no more. */
  stop: () => void;
}

/** Whoever is told nothing: no address is configured. */
const silent: Reporting = { error: () => undefined, call: () => undefined, stop: () => undefined };

/**
 * Watches the page for errors. Nothing is fetched or sent before the first one, and nobody waits for it.
 * @param parts null where nobody is told
 */
export function startReporting(parts: ReportingOptions | null): Reporting {
  if (!parts) return silent;
  let loading: Promise<Reporter> | undefined;
  let reporter: Reporter | undefined;
  const waiting: Happening[] = [];
  const load = async () => {
    const { createReporter } = await import('./reporter.ts');
    reporter = createReporter(parts);
    waiting.splice(0).forEach(reporter.tell);
    return reporter;
  };
  const seen = new WeakSet();
  const report = (happening: Happening) => {
    const { error } = happening;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    if (reporter) return reporter.tell(happening);
    // A page in a loop of errors keeps the first few.
    if (waiting.length < 20) waiting.push(happening);
    // Where its code cannot be had, nobody is told.
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
      // A picture or a script that is not there has no error of its own.
      if (event.error) reporting.error(event.error);
    },
    { signal },
  );
  addEventListener('unhandledrejection', ({ reason }) => reporting.error(reason), { signal });
  addEventListener('pagehide', () => reporter?.leave(), { signal });
  return reporting;
}
