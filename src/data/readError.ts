import {
  ApiError,
  errorPhrase,
  type ApiErrorCode,
  type ApiErrorDetails,
  type ApiFieldError,
} from './ApiError.ts';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Codes of the contract; `satisfies` keeps the list complete. */
const contractCodes = {
  malformed: true,
  unauthenticated: true,
  invalid_credentials: true,
  password_expired: true,
  forbidden: true,
  feature: true,
  blocked_while_impersonating: true,
  reauth_required: true,
  not_found: true,
  conflict: true,
  stale_version: true,
  refused: true,
  idempotency_mismatch: true,
  in_use: true,
  quota: true,
  too_large: true,
  unsupported_media_type: true,
  validation: true,
  version_required: true,
  too_many_requests: true,
  internal: true,
  unavailable: true,
  network: true,
  unexpected: true,
} satisfies Record<ApiErrorCode, true>;

function isKnown(code: string): code is ApiErrorCode {
  return Object.hasOwn(contractCodes, code);
}

const byStatus = new Map<number, ApiErrorCode>([
  [400, 'malformed'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [413, 'too_large'],
  [415, 'unsupported_media_type'],
  [422, 'validation'],
  [428, 'version_required'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
]);

function codeOf(code: unknown, status: number): ApiErrorCode {
  if (typeof code === 'string' && isKnown(code)) return code;
  return byStatus.get(status) ?? (status >= 500 ? 'internal' : 'unexpected');
}

/**
 * Returns `#/emails/0/value`, `emails.0.value` and `['emails', 0, 'value']` alike as
 * `emails[0].value`.
 */
export function normalPath(path: unknown): string {
  const steps = Array.isArray(path)
    ? path.map(String)
    : (textOf(path) ?? '').replace(/^#/, '').split(/[/.[\]]+/);
  return steps
    .filter((step) => step !== '')
    .map((step, index) => {
      if (/^\d+$/.test(step)) return `[${step}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}

/** Returns the field errors of an entry. Inner items (an unmet alternative of a schema) replace their entry. */
function readEntry(entry: unknown): ApiFieldError[] {
  if (!isFields(entry)) return [];
  const inner = Array.isArray(entry['inner']) ? entry['inner'].flatMap(readEntry) : [];
  if (inner.length > 0) return inner;
  const message = textOf(entry['message']);
  if (!message) return [];
  const code = textOf(entry['code']);
  return [{ path: normalPath(entry['path'] ?? entry['field']), message, ...(code && { code }) }];
}

/** Returns the first error of each path, in the response's order. */
function firstOfEach(entries: ApiFieldError[]): ApiFieldError[] {
  const byPath = new Map<string, ApiFieldError>();
  for (const entry of entries) if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
  return [...byPath.values()];
}

const constants = new Map<string, string>([
  ['FORM_API_VALIDATION_MESSAGE', errorPhrase.validation],
  ['UNEXPECTED_ERROR', errorPhrase.unexpected],
]);

function messageOf(message: unknown, otherwise: string): string {
  const text = textOf(message) ?? otherwise;
  return constants.get(text) ?? text;
}

/**
 * Parses an error response of any known shape: version 1 (`{message, code, errors}`), version 2 (a
 * list under a general message) and schema errors with inner items.
 * @param version the `error-version` header
 * @param body the parsed body; values other than objects and lists carry no message
 */
export function readError(status: number, version: string | null, body: unknown): ApiError {
  const fields = isFields(body) ? body : {};
  const list = Array.isArray(body) ? body : fields['errors'];
  const errors = firstOfEach(Array.isArray(list) ? list.flatMap(readEntry) : []);
  const current = fields['current'];
  const isGeneral = version === '2' && errors.length > 0;
  const details: ApiErrorDetails = {
    status,
    code: codeOf(fields['code'], status),
    message: isGeneral
      ? errorPhrase.validation
      : messageOf(fields['message'], errorPhrase.unexpected),
    errors,
    isGeneral,
    reason: textOf(fields['reason']),
    current: isFields(current) ? current : undefined,
    requestId: textOf(fields['requestId']),
  };
  return new ApiError(details);
}
