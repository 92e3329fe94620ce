import type { ErrorReport, ReportPort } from './ErrorReport.ts';

interface EnvelopeOptions {
  /** `https://key@errors.example.com/1` */
  dsn: string;
  /** Names the release. */
  build: string;
  language: string;
}

/** The address that takes envelopes, and the key that lets them in. */
export function envelopeAddress(dsn: string): string {
  const url = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([^/]+)$/.exec(url.pathname) ?? [];
  return `${url.origin}${folder}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7`;
}

const FRAME = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$|^(.*?)@(.+?):(\d+):(\d+)$/;

/** Lines of a stack, the outermost first, as the service wants them. */
function framesOf(stack: string) {
  return stack
    .split('\n')
    .flatMap((line) => {
      const found = FRAME.exec(line);
      if (!found) return [];
      const [, name, file, row, column, name2, file2, row2, column2] = found;
      return [
        {
          function: name ?? name2 ?? '?',
          filename: file ?? file2,
          lineno: Number(row ?? row2),
          colno: Number(column ?? column2),
          in_app: true,
        },
      ];
    })
    .reverse();
}

/** A report in the service's form: three lines of JSON. */
export function envelopeOf(report: ErrorReport, { build, language }: EnvelopeOptions): string {
  const { at, name, message, stack, page, call, parts } = report;
  const id = crypto.randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    release: build,
    exception: {
      values: [
        { type: name, value: message, ...(stack && { stacktrace: { frames: framesOf(stack) } }) },
      ],
    },
    request: { url: page },
    tags: { language, ...(call && { status: String(call.status), method: call.method }) },
    contexts: {
      ...(call && { call, response: { status_code: call.status } }),
      ...(parts !== undefined && { react: { componentStack: parts } }),
    },
  };
  const head = { event_id: id, sent_at: at };
  return [head, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

/** Reports to Sentry or whatever takes its envelopes, the sandbox among them. A report that cannot be sent is gone. */
export function envelopePort(parts: EnvelopeOptions): ReportPort {
  const address = envelopeAddress(parts.dsn);
  return {
    send: (report) => {
      fetch(address, {
        method: 'POST',
        body: envelopeOf(report, parts),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      }).catch(() => undefined);
    },
    sendLeaving: (report) => {
      navigator.sendBeacon(address, envelopeOf(report, parts));
    },
  };
}
