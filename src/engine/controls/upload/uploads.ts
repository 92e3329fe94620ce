/** A stored file with its facts, as records show what is downloaded with the caller's keys. */
interface StoredFile {
  readonly url: string;
  readonly name: string;
  readonly size: number;
}

/** One file of a field: a stored one by its address or its facts, or one that was just chosen. */
export type Upload = string | File | StoredFile;

/** True for a stored file that a record shows with its facts. */
export const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number';

const isUpload = (value: unknown): value is Upload =>
  (typeof value === 'string' && value !== '') || value instanceof File || isStoredFile(value);

/** Identifies a file among those of its field. */
export const uploadKey = (upload: Upload): string => {
  if (typeof upload === 'string') return upload;
  return upload instanceof File ? `${upload.name}-${upload.lastModified}` : upload.url;
};

/** The value of a field as a list of files. */
export const uploadsOf = (value: unknown): Upload[] =>
  (Array.isArray(value) ? value : [value]).filter(isUpload);

/** The file's name: a chosen one's own, a stored one's by the end of its address. */
export function uploadName(upload: Upload): string {
  if (typeof upload !== 'string') return upload.name;
  const last =
    upload
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Returns true if an address is allowed in a link: on the web or on the panel's own server. */
export const isFileAddress = (address: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(address);
