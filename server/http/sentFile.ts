import type { StoredFile } from '../ports/storage/port.ts';

/** Returns a safe file name: letters of any script, without characters that are special in headers or folders. */
const plain = (name: string) =>
  name.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}"\\/:*?<>|]+/gu, '_');

/** Returns printable ASCII, for clients without UTF-8 file names. */
const ascii = (name: string) => name.replace(/[^\x20-\x7e]|%/g, '_');

/** Response that is saved as a file and never rendered as a page. */
export class SentFile {
  constructor(
    readonly file: StoredFile,
    readonly name: string,
  ) {}

  headers(): Record<string, string> {
    const name = plain(this.name);
    // encodeURIComponent keeps some characters that the header's grammar does not allow.
    const encoded = encodeURIComponent(name).replace(
      /['()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return {
      'content-type': this.file.contentType,
      'content-disposition': `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encoded}`,
    };
  }
}
