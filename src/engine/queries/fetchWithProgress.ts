import type { RequestSettings } from '../../data/request.ts';

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return headers;
}

/** Returns true if XMLHttpRequest can send a body: forms and texts, but not streams. */
const isBody = (body: unknown): body is FormData | string =>
  body instanceof FormData || typeof body === 'string';

/**
 * Sends a request like fetch, but with progress of the upload, which fetch does not report.
 * @throws TypeError without a connection, the signal's reason when aborted
 */
export function fetchWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestSettings,
  /** Receives the sent share of the body, 0 to 1. */
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = (error: unknown) => {
      signal?.removeEventListener('abort', abort);
      reject(error instanceof Error ? error : new TypeError(String(error)));
    };
    if (signal?.aborted) return fail(signal.reason);
    request.open(method, url);
    request.responseType = 'blob';
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = () => fail(new TypeError('No connection'));
    request.onabort = () => fail(signal?.reason);
    request.onload = () => {
      signal?.removeEventListener('abort', abort);
      const { status } = request;
      const response: unknown = request.response;
      const content = response instanceof Blob && status !== 204 ? response : null;
      resolve(new Response(content, { status, headers: headersOf(request) }));
    };
    signal?.addEventListener('abort', abort);
    request.send(isBody(body) ? body : null);
  });
}
