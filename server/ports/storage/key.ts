/** Content types by extension of the key; other files cannot be stored. */
const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

const KEY = /^[a-z][a-z0-9-]{0,30}(?:\/[a-z0-9-]{1,64}){1,3}\.([a-z0-9]{2,5})$/;

/** Returns the content type of a key; undefined for an invalid key. */
export function contentTypeOf(key: string): string | undefined {
  const [, ending = ''] = KEY.exec(key) ?? [];
  return Object.hasOwn(CONTENT_TYPES, ending) ? CONTENT_TYPES[ending] : undefined;
}

/** Validates a generated key and its content type. @throws Error for any other (a programming error) */
export function assertStorable(key: string, contentType: string): void {
  if (contentTypeOf(key) !== contentType)
    throw new Error('Not a key of a stored file, or not its content type');
}
