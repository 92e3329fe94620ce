/** Kinds of files that are stored and given out; a file is what its key's ending says, and nothing else. */
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

/** The content type that belongs to a key; undefined where it is no key of ours. */
export function contentTypeOf(key: string): string | undefined {
  const [, ending = ''] = KEY.exec(key) ?? [];
  return Object.hasOwn(CONTENT_TYPES, ending) ? CONTENT_TYPES[ending] : undefined;
}

/** Throws for a key or content type that is not ours: what a person chose never gets this far. */
export function assertStorable(key: string, contentType: string): void {
  if (contentTypeOf(key) !== contentType)
    throw new Error('Not a key of a stored file, or not its content type');
}
