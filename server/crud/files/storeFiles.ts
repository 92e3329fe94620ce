import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '../../http/call.ts';
import { isObject } from '../../http/contract.ts';
import { documentKind, fitsName, plainName, type FileKind } from '../../files/fileKind.ts';
import { drawPicture } from '../../files/picture.ts';
import type { FileMetadata } from '../../files/FileMetadata.ts';
import { drawSmallerSizes } from '../../files/pictureSizes.ts';
import { putAll, type ReadyFile } from '../../files/putAll.ts';
import type { Prepare } from '../../http/Prepare.ts';
import type { FieldFault } from '../../http/apiError.ts';
import { pictureFault } from '../../http/upload.ts';
import type { Collection } from '../collection.ts';
import type { FileRule, Property } from '../schema.ts';

const isUpload = (value: unknown): value is UploadedFile =>
  isObject(value) && Buffer.isBuffer(value['bytes']);

const typeFault = (path: string, { isImage }: FileRule): FieldFault => ({
  path,
  code: isImage ? 'image_type' : 'file_type',
});

/** File with its storage key, and the smaller sizes of a picture. */
interface ReadyUpload {
  facts: FileMetadata;
  files: ReadyFile[];
}

/**
 * Checks an uploaded file against its rule.
 * @returns the file, or the fault if it does not fit
 */
async function ready(
  { resource, hasPictures }: Collection,
  path: string,
  rule: FileRule,
  { bytes, filename }: UploadedFile,
): Promise<ReadyUpload | FieldFault> {
  const name = plainName(filename);
  const named = (
    folder: string,
    kind: FileKind,
    kept: Buffer,
    more: Partial<FileMetadata> = {},
  ): ReadyUpload => {
    const facts = {
      key: `${folder}/${resource}/${randomUUID()}.${kind.ending}`,
      name,
      size: kept.length,
      mediaType: kind.mediaType,
      ...more,
    };
    return { facts, files: [{ bytes: kept, facts }] };
  };
  const document = rule.isImage ? undefined : documentKind(bytes);
  if (document) {
    const fits = rule.accept.includes(document.mediaType) && fitsName(document, name);
    return fits ? named('documents', document, bytes) : typeFault(path, rule);
  }
  const picture = await drawPicture(bytes, rule);
  if (!picture) return typeFault(path, rule);
  if ('code' in picture) return pictureFault(path, picture);
  const { sent, kept, width, height } = picture;
  if (!rule.accept.includes(sent.mediaType)) return typeFault(path, rule);
  if (!rule.isImage && !fitsName(sent, name)) return typeFault(path, rule);
  if (!rule.isImage) return named('documents', kept, picture.bytes, { width, height });
  if (!hasPictures) return named('images', kept, picture.bytes, { width, height });
  const sizes = await drawSmallerSizes(picture, `images/${resource}`);
  const { facts, files } = named('images', kept, picture.bytes, {
    width,
    height,
    ...sizes.picture,
  });
  return { facts, files: [...files, ...sizes.files] };
}

/** Validates every file of a form, and stores them if the whole form is valid. */
export function storeFiles(collection: Collection): Prepare {
  const { properties } = collection;
  const holding = properties.filter((property): property is Property & { file: FileRule } =>
    Boolean(property.file),
  );
  return async (form, isValid, { storage }) => {
    const faults: FieldFault[] = [];
    const files: ReadyFile[] = [];
    const stored: Record<string, unknown> = {};
    const keep = async (path: string, file: FileRule, sent: unknown): Promise<unknown> => {
      if (!isUpload(sent) || sent.isDropped) return sent;
      const done = await ready(collection, path, file, sent);
      if ('code' in done) {
        faults.push(done);
        return sent;
      }
      files.push(...done.files);
      return done.facts;
    };
    for (const { name, file } of holding) {
      const sent = form[name];
      if (sent === undefined) continue;
      if (!file.isList) stored[name] = await keep(name, file, sent);
      else if (Array.isArray(sent)) {
        const kept: unknown[] = [];
        // One at a time: re-encoding each picture takes memory.
        for (const [index, one] of sent.entries())
          kept.push(await keep(`${name}[${index}]`, file, one));
        stored[name] = kept;
      }
    }
    const isWhole = isValid && faults.length === 0;
    const undo = isWhole ? await putAll(storage, files) : async () => {};
    return { body: { ...form, ...stored }, faults, undo };
  };
}
