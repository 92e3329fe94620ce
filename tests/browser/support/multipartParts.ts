import type { Request } from '@playwright/test';

const PART = /name="([^"]+)"\r\n(?:[^\r\n]+\r\n)*\r\n([^]*?)\r\n--/g;

/** Returns the text parts of a multipart body that the panel sends, by their names. */
export function multipartParts(request: Request): Record<string, string> {
  const parts = [...(request.postData() ?? '').matchAll(PART)];
  return Object.fromEntries(parts.map(([, name = '', text = '']) => [name, text]));
}
