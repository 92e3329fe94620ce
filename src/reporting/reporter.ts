import { onIdle } from '../ui/onIdle.ts';
import { envelopePort } from './envelopePort.ts';
import type { ErrorReport, ReportedCall, ReportPort } from './ErrorReport.ts';
import { maskPayload, maskText, maskUrl } from './mask.ts';
import { reportLimit } from './reportLimit.ts';

/** An error as it was caught, with its context. */
export interface CaughtError {
  at: Date;
  page: string;
  error: unknown;
  call?: ReportedCall;
  parts?: string;
}

export interface Reporter {
  add: (caught: CaughtError) => void;
  /** Sends the queued reports at once, because the page is being left. */
  leave: () => void;
}

interface ReporterOptions {
  dsn: string;
  build: string;
  language: string;
  port?: ReportPort;
  now?: () => number;
  /** Runs work when the page is idle. */
  later?: (work: () => void) => void;
}

function reportOf({ at, page, error, call, parts }: CaughtError): ErrorReport {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  const isCall = call !== undefined;
  return {
    at: at.toISOString(),
    name,
    message: maskText(message),
    // The stack of a failed call is not informative; only the response is.
    ...(stack !== undefined && !isCall && { stack }),
    page: maskUrl(page),
    ...(isCall && {
      call: { ...call, url: maskUrl(call.url), payload: maskPayload(call.payload) },
    }),
    ...(parts !== undefined && { parts: parts.slice(0, 500) }),
  };
}

/**
 * Creates the reporter. It sends reports when the page is idle, per minute at most three identical and twenty in
 * all.
 */
export function createReporter(given: ReporterOptions): Reporter {
  const { port = envelopePort(given), later = onIdle } = given;
  const isWithinLimit = reportLimit({ identical: 3, all: 20, now: given.now });
  const queue: ErrorReport[] = [];
  return {
    add: (caught) => {
      const report = reportOf(caught);
      const { name, message, call } = report;
      const place = call ? `${call.method} ${call.url} ${call.status}` : report.page;
      if (!isWithinLimit(`${name} ${message} ${place}`)) return;
      queue.push(report);
      if (queue.length === 1) later(() => queue.splice(0).forEach((one) => port.send(one)));
    },
    leave: () => queue.splice(0).forEach((one) => port.sendLeaving(one)),
  };
}
