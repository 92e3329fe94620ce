import { sendLeadEmailFacts } from '#contract/facts/sendLeadEmail.ts';
import { fileFault } from '../../../../src/engine/controls/upload/fileFault.ts';

/** File attached to an unsent e-mail. */
export interface Attached {
  readonly id: string;
  readonly file: File;
}

const FACTS = sendLeadEmailFacts.body.attachments;
/** Limits of an e-mail's files: together, their number, and their media types. */
export const { maxTotalBytes: MOST_BYTES, maxItems: MOST_FILES, accept: ACCEPTED } = FACTS;

/** Message key with its values. */
export interface MessageWithArgs {
  readonly message: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Returns the fault of a file by name and size; the API validates the contents. */
export function faultOf({ file }: Attached): MessageWithArgs | undefined {
  if (file.size === 0) return { message: 'resources.leadDesk.files.empty', args: {} };
  const fault = fileFault(file, FACTS);
  return fault && { message: `validation.${fault.message}`, args: fault.args };
}

export const bytesOf = (files: readonly Attached[]): number =>
  files.reduce((sum, { file }) => sum + file.size, 0);
