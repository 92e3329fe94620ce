import type { ErrorReport, ReportPort } from './ErrorReport.ts';

interface EnvelopeOptions {
  /** DSN such as `https://key@errors.example.com/1`. */
  dsn: string;
  /** Version of the release. */
  build: string;
  language: string;
}

/** Returns the envelope endpoint of a Sentry DSN, with its key as a parameter. */
export function envelopeAddress(dsn: string): string {
  const url = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([^/]+)$/.exec(url.pathname) ?? [];
  return `${url.origin}${folder}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7`;
}

const FRAME = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$|^(.*?)@(.+?):(\d+):(\d+)$/;

/** Parses a stack into Sentry's frames, the outermost first. */
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

/** Formats a report as a Sentry envelope: three lines of JSON. */
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

/**
 * Creates the port that sends reports to Sentry or a compatible service such as the sandbox. A
 * report that fails to send is dropped.
 */
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
