import { assertStorable, contentTypeOf } from './key.ts';
import type { StoragePort } from './port.ts';
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

/**
 * Creates storage in an S3 bucket with path-style URLs. Its methods throw if the service rejects a request or is
 * unreachable.
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
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: signedHeaders({ method, url, headers, bytes }, keys, clock()),
      ...(method === 'PUT' && { body: new Uint8Array(bytes) }),
    });
    if (response.status === 404 && method !== 'PUT') return undefined;
    if (!response.ok) throw new Error(`Storage answered ${response.status} to ${method}`);
    return response;
  }

  return {
    async put(key, { bytes, contentType }) {
      assertStorable(key, contentType);
      await send('PUT', key, bytes, { 'content-type': contentType });
    },
    async get(key) {
      const contentType = contentTypeOf(key);
      const response = contentType === undefined ? undefined : await send('GET', key);
      return response && contentType !== undefined
        ? { bytes: Buffer.from(await response.arrayBuffer()), contentType }
        : undefined;
    },
    async remove(key) {
      if (contentTypeOf(key) !== undefined) await send('DELETE', key);
    },
  };
}
