import { createHash, createHmac } from 'node:crypto';

export interface SigningKeys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface Signable {
  method: string;
  url: URL;
  /** Headers besides `host`, which is added. */
  headers: Record<string, string>;
  bytes: Buffer;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Percent-encodes everything but letters, digits and `-._~`, as the signature requires. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Compares keys by code units like the service, not by locale. */
const byKey = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : Number(a > b));

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([key, value]): [string, string] => [encoded(key), encoded(value)])
    .toSorted(byKey)
    .map((pair) => pair.join('='))
    .join('&');
}

/**
 * Returns the headers of a request to S3 with AWS Signature Version 4: those given, date and hash of the body, and
 * `authorization`. The path of the URL must already be encoded.
 */
export function signedHeaders(
  { method, url, headers, bytes }: Signable,
  { accessKeyId, secretAccessKey, region }: SigningKeys,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const own: Record<string, string> = {
    ...headers,
    'x-amz-content-sha256': sha256(bytes),
    'x-amz-date': moment,
  };
  const all = Object.entries({ ...own, host: url.host })
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim()])
    .toSorted(byKey);
  const names = all.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...all.map((pair) => pair.join(':')),
    '',
    names,
    own['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day));
  const signature = hmac(
    key,
    ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n'),
  ).toString('hex');
  return {
    ...own,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}
