/** Stored file with its metadata; its download requires authentication. */
interface StoredFile {
  readonly url: string;
  readonly name: string;
  readonly size: number;
}

/** File of a field: a stored one by its URL or metadata, or a newly chosen one. */
export type Upload = string | File | StoredFile;

/** Returns true for a stored file with its metadata. */
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

/** Returns a key that is unique among the files of a field. */
export const uploadKey = (upload: Upload): string => {
  if (typeof upload === 'string') return upload;
  if (!(upload instanceof File)) return upload.url;
  return `${upload.name}-${upload.size}-${upload.lastModified}`;
};

/** Returns the value of a field as a list of files. */
export const uploadsOf = (value: unknown): Upload[] =>
  (Array.isArray(value) ? value : [value]).filter(isUpload);

/** Returns the file's name: that of a chosen file or its metadata, else the decoded last segment of its URL. */
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

/** Returns true if a URL is allowed in a link: http(s), or a path on the panel's own server. */
export const isFileAddress = (address: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(address);
