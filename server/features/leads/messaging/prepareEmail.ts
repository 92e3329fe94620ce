import { randomUUID } from 'node:crypto';
import { sendLeadEmailFacts } from '#contract/facts/sendLeadEmail.ts';
import { documentKind, fitsName, plainName } from '../../../files/fileKind.ts';
import { drawPicture } from '../../../files/picture.ts';
import { putAll, type ReadyFile } from '../../../files/putAll.ts';
import type { UploadedFile } from '../../../http/call.ts';
import { isObject } from '../../../http/contract.ts';
import type { Prepare } from '../../../http/Prepare.ts';
import type { FieldFault } from '../../../http/apiError.ts';
import { pictureFault, sizeFault } from '../../../http/upload.ts';

/** Pictures have a lower size limit than other files, and a maximum width. */
const { maxPictureBytes: PICTURE_BYTES, maxWidth } = sendLeadEmailFacts.body.attachments;
const PICTURE = { isImage: false, minWidth: 1, maxWidth };

const isUpload = (value: unknown): value is UploadedFile =>
  isObject(value) && Buffer.isBuffer(value['bytes']);

/**
 * Validates an uploaded file by its bytes and returns it with its storage key, or the fault. Images are
 * re-encoded, which drops location and camera data.
 */
async function ready(
  path: string,
  folder: string,
  { bytes, filename }: UploadedFile,
): Promise<ReadyFile | FieldFault> {
  if (bytes.length === 0) return { path, code: 'file_empty' };
  const name = plainName(filename);
  const document = documentKind(bytes);
  const picture = document ? undefined : await drawPicture(bytes, PICTURE);
  if (picture && 'code' in picture) return pictureFault(path, picture);
  const kind = document ?? picture?.kept;
  if (!kind || !fitsName(kind, name)) return { path, code: 'file_type' };
  if (picture && bytes.length > PICTURE_BYTES) return sizeFault(path, PICTURE_BYTES);
  const kept = picture?.bytes ?? bytes;
  const { mediaType, ending } = kind;
  const key = `${folder}/${randomUUID()}.${ending}`;
  return { bytes: kept, facts: { key, name, size: kept.length, mediaType } };
}

/**
 * Validates the files of an e-mail, and stores them for the customer if all are valid. Files dropped for their
 * size have a fault already.
 */
export const prepareEmail: Prepare = async (form, isValid, { storage, customerId }) => {
  const { attachments } = form;
  const faults: FieldFault[] = [];
  const sent = Array.isArray(attachments) ? attachments.filter(isUpload) : [];
  const folder = `documents/${customerId ?? 0}/lead-messages`;
  const files: ReadyFile[] = [];
  // One at a time: re-encoding takes memory.
  for (const [index, file] of sent.entries()) {
    if (file.isDropped) continue;
    const done = await ready(`attachments[${index}]`, folder, file);
    if ('code' in done) faults.push(done);
    else files.push(done);
  }
  const isWhole = isValid && faults.length === 0;
  const undo = isWhole ? await putAll(storage, files) : async () => {};
  return { body: { ...form, attachments: files.map(({ facts }) => facts) }, faults, undo };
};
