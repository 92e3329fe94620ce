const BOUNDARY = 'x-boundary-4f1c';

export interface SentFile {
  name: string;
  bytes: Buffer;
  type?: string;
  /** Name of the form field, if the files belong to several fields. */
  field?: string;
}

/** Encodes a form as a browser does: text fields, then the files in order. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  files: readonly SentFile[] = [],
  field = 'attachments',
) {
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    ),
    ...files.flatMap(({ name, bytes, type = 'application/octet-stream', field: own = field }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${own}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat(parts),
  };
}
