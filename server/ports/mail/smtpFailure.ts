import type { MailFailure } from './port.ts';

interface SmtpFailure {
  reason: MailFailure;
  detail: string;
}

/** Enhanced status codes of RFC 3463 (subject and detail) with our reasons. */
const BY_ENHANCED: readonly [pattern: RegExp, reason: MailFailure][] = [
  [/^[45]\.2\.2$/, 'inbox_full'],
  [/^5\.(1\.|2\.1)/, 'wrong_address'],
  [/^5\.4\.4$/, 'wrong_address'],
  [/^5\./, 'refused'],
];

const BY_CODE = new Map<number, MailFailure>([
  [501, 'wrong_address'],
  [550, 'wrong_address'],
  [551, 'wrong_address'],
  [552, 'inbox_full'],
  [553, 'wrong_address'],
  [555, 'wrong_address'],
]);

/** Converts an error of nodemailer: the server's reply if there is one, otherwise the connection error. */
export function smtpFailure(error: unknown): SmtpFailure {
  const { code, responseCode, response, command } = replyIn(error);
  if (responseCode === undefined) {
    return { reason: code === 'EENVELOPE' ? 'wrong_address' : 'unreachable', detail: code };
  }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const detail = enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
  // The server rejected our sign-in: the mail itself is fine and can be retried later.
  if (code === 'EAUTH' || responseCode < 500) return { reason: laterOr(enhanced), detail };
  const byEnhanced = BY_ENHANCED.find(
    ([pattern]) => enhanced !== undefined && pattern.test(enhanced),
  );
  if (byEnhanced) return { reason: byEnhanced[1], detail };
  const byCode = command === 'DATA' && responseCode !== 552 ? undefined : BY_CODE.get(responseCode);
  return { reason: byCode ?? 'refused', detail };
}

function laterOr(enhanced: string | undefined): MailFailure {
  return enhanced === '4.2.2' ? 'inbox_full' : 'unreachable';
}

function replyIn(error: unknown) {
  const own: Record<string, unknown> =
    error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
  return {
    code: typeof own['code'] === 'string' ? own['code'] : 'unknown',
    responseCode: typeof own['responseCode'] === 'number' ? own['responseCode'] : undefined,
    response: typeof own['response'] === 'string' ? own['response'] : '',
    command: own['command'],
  };
}
