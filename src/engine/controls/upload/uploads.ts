/** One file of a field: the address of a stored one, or one that was just chosen. */
export type Upload = string | File;

const isUpload = (value: unknown): value is Upload =>
  (typeof value === 'string' && value !== '') || value instanceof File;

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
