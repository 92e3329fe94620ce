import { assertStorable, contentTypeOf } from './key.ts';
import { StorageUnavailable, type StoragePort } from './port.ts';
import { signedHeaders, type SigningKeys } from './signature.ts';

export interface S3Options extends SigningKeys {
  /** `https://s3.eu-central-1.amazonaws.com`, or any S3-compatible service. */
  endpoint: string;
  bucket: string;
  /** Time-out in milliseconds, 20 000 by default. */
  timeoutMs?: number;
  clock?: () => Date;
}

const NOTHING = Buffer.alloc(0);

/** Returns true for a status of a service that may succeed later: overloaded, restarting or too slow. */
const isOutage = (status: number) => status >= 500 || status === 429 || status === 408;

/** Rejects with StorageUnavailable if the service is unreachable or does not answer in time. */
async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StorageUnavailable('Storage was not reached', { cause: error });
  }
}

/** Returns the error code in the body of S3's answer, such as `NoSuchKey`; empty without one. */
async function errorCodeOf(response: Response): Promise<string> {
  const text = await reached(response.text());
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}

/**
 * Creates storage in an S3 bucket with path-style URLs. Its methods throw StorageUnavailable if the service is
 * unreachable or overloaded, and another error if it rejects a request or has no such bucket.
 */
export function s3Storage({
  endpoint,
  bucket,
  timeoutMs = 20_000,
  clock = () => new Date(),
  ...keys
}: S3Options): StoragePort {
  async function send(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    bytes: Buffer = NOTHING,
    headers: Record<string, string> = {},
  ): Promise<Response | undefined> {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`);
    const response = await reached(
      fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: signedHeaders({ method, url, headers, bytes }, keys, clock()),
        ...(method === 'PUT' && { body: new Uint8Array(bytes) }),
      }),
    );
    const { status } = response;
    if (response.ok) return response;
    // Read to its end, because an unread body keeps its connection from the next request.
    const code = await errorCodeOf(response);
    if (status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return undefined;
    const reason = `Storage answered ${[status, code].filter(Boolean).join(' ')} to ${method}`;
    throw isOutage(status) ? new StorageUnavailable(reason) : new Error(reason);
  }

  return {
    async put(key, { bytes, contentType }) {
      assertStorable(key, contentType);
      const response = await send('PUT', key, bytes, { 'content-type': contentType });
      await response?.body?.cancel();
    },
    async get(key) {
      const contentType = contentTypeOf(key);
      const response = contentType === undefined ? undefined : await send('GET', key);
      return response && contentType !== undefined
        ? { bytes: Buffer.from(await reached(response.arrayBuffer())), contentType }
        : undefined;
    },
    async remove(key) {
      const response = contentTypeOf(key) === undefined ? undefined : await send('DELETE', key);
      await response?.body?.cancel();
    },
  };
}
