import { isObject } from './contract.ts';

/** Error as it is logged. */
export type SerializedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: SerializedError;
  /** Errors of an AggregateError, such as one for each address of a host. */
  errors?: SerializedError[];
};

/** Maximum number of causes below an error; a chain may be circular. */
const MAX_CAUSES = 5;

/** SQLSTATEs of invalid values; PostgreSQL quotes the value in the message. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

const textAt = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/** Returns the message without the value, which may contain quotation marks itself. */
function messageOf(message: string, code: string | undefined): string {
  return code !== undefined && DATA_EXCEPTION.test(code)
    ? message.replace(/"[\s\S]*"/, '"…"')
    : message;
}

/** Returns the stack's frames without the message before them. */
function framesOf(stack: string, message: string): string {
  const start = message === '' ? -1 : stack.indexOf(message);
  if (start >= 0) return stack.slice(start + message.length);
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.map((line) => `\n${line}`).join('');
}

/**
 * Converts an error for the log. Other properties are left out: those of a database error contain the row and the
 * parameters of the statement, which are personal data.
 */
export function serializeError(error: unknown, causes = MAX_CAUSES): SerializedError {
  if (!isObject(error)) return { type: typeof error, message: 'not an error', stack: '' };
  const original = textAt(error, 'message') ?? '';
  const type = textAt(error, 'name') ?? 'object';
  const code = textAt(error, 'code');
  const message = messageOf(original, code);
  const { cause, errors } = error;
  return {
    type,
    message,
    stack: `${type}: ${message}${framesOf(textAt(error, 'stack') ?? '', original)}`,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && causes > 0 && { cause: serializeError(cause, causes - 1) }),
    ...(Array.isArray(errors) &&
      causes > 0 && { errors: errors.map((one) => serializeError(one, causes - 1)) }),
  };
}
