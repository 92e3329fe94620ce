import { fileFault } from '../../../../src/engine/controls/upload/fileFault.ts';

/** A file that will go with an e-mail. */
export interface Attached {
  readonly id: string;
  readonly file: File;
}

const MEGABYTE = 1_048_576;
/** More than this, many mail servers send back. */
export const MOST_BYTES = 20 * MEGABYTE;
export const MOST_FILES = 10;

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp'];
const DOCUMENTS = ['.pdf', '.docx', '.xlsx', '.pptx'];
export const ACCEPTED: readonly string[] = [...DOCUMENTS, ...PICTURES];

export const isPicture = (name: string): boolean =>
  PICTURES.some((ending) => name.toLowerCase().endsWith(ending));

/** A sentence by its key, with what is filled in. */
export interface Told {
  readonly message: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Returns the fault of a file as far as its name and size show one; the API checks the content. */
export function faultOf({ file }: Attached): Told | undefined {
  if (file.size === 0) return { message: 'resources.leadDesk.files.empty', args: {} };
  const maxBytes = (isPicture(file.name) ? 10 : 15) * MEGABYTE;
  const fault = fileFault(file, { kind: 'file', accept: ACCEPTED, maxBytes });
  return fault && { message: `validation.${fault.message}`, args: fault.args };
}

export const bytesOf = (files: readonly Attached[]): number =>
  files.reduce((sum, { file }) => sum + file.size, 0);
