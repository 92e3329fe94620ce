import { onIdle } from '../ui/onIdle.ts';
import { envelopePort } from './envelopePort.ts';
import type { ErrorReport, ReportedCall, ReportPort } from './ErrorReport.ts';
import { maskPayload, maskText, maskUrl } from './mask.ts';
import { reportLimit } from './reportLimit.ts';

/** Something that went wrong, as it was caught. */
export interface Happening {
  at: Date;
  page: string;
  error: unknown;
  call?: ReportedCall;
  parts?: string;
}

export interface Reporter {
  tell: (happening: Happening) => void;
  /** The page goes: what waits is sent at once. */
  leave: () => void;
}

interface ReporterOptions {
  dsn: string;
  build: string;
  language: string;
  port?: ReportPort;
  now?: () => number;
  /** Runs work when nothing better is to do. */
  later?: (work: () => void) => void;
}

function reportOf({ at, page, error, call, parts }: Happening): ErrorReport {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  const isCall = call !== undefined;
  return {
    at: at.toISOString(),
    name,
    message: maskText(message),
    // Of a refused call only the answer tells something.
    ...(stack !== undefined && !isCall && { stack }),
    page: maskUrl(page),
    ...(isCall && {
      call: { ...call, url: maskUrl(call.url), payload: maskPayload(call.payload) },
    }),
    ...(parts !== undefined && { parts: parts.slice(0, 500) }),
  };
}

/** Makes reports of what happens, at most three identical and twenty in all a minute, and sends them when the page rests. */
export function createReporter(given: ReporterOptions): Reporter {
  const { port = envelopePort(given), later = onIdle } = given;
  const mayGo = reportLimit({ identical: 3, all: 20, now: given.now });
  const queue: ErrorReport[] = [];
  return {
    tell: (happening) => {
      const report = reportOf(happening);
      const { name, message, call } = report;
      const place = call ? `${call.method} ${call.url} ${call.status}` : report.page;
      if (!mayGo(`${name} ${message} ${place}`)) return;
      queue.push(report);
      if (queue.length === 1) later(() => queue.splice(0).forEach((one) => port.send(one)));
    },
    leave: () => queue.splice(0).forEach((one) => port.sendLeaving(one)),
  };
}
