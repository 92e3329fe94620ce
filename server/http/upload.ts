import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { PICTURE_LIMITS } from '#contract/pictureLimits.ts';
import type { UploadedFile } from './call.ts';
import { isObject, type JsonSchema } from './contract.ts';
import { invalid, ApiError, type FieldFault } from './apiError.ts';

const MEGABYTE = 1_048_576;
const MAX_TEXT_LENGTH = 65_536;

/** Multipart body: fields converted to the contract's types, and files. */
interface Form {
  values: Record<string, unknown>;
  files: Record<string, UploadedFile>;
  /** Lists of files in their order, stored ones as URLs; a file above the limit has no bytes. */
  lists: Record<string, (UploadedFile | string)[]>;
  /** Faults of files above their limit, alone or together. */
  faults: FieldFault[];
}

export const isFile = (schema: unknown): schema is JsonSchema =>
  isObject(schema) && schema['format'] === 'binary';

/** Returns true for a list of files. */
export const isFileList = (schema: unknown): schema is JsonSchema & { items: JsonSchema } =>
  isObject(schema) && isFile(schema['items']);

/** Returns the maximum size of a file in bytes; by default 10 MB for a picture and 15 MB for others. */
export function mostBytes(schema: JsonSchema): number {
  const stated = schema['x-max-bytes'];
  return typeof stated === 'number'
    ? stated
    : schema['x-as'] === 'file'
      ? 15 * MEGABYTE
      : PICTURE_LIMITS.maxBytes;
}

/** Creates a fault with a file's size limit in megabytes. */
export const sizeFault = (path: string, bytes: number, code = 'too_large'): FieldFault => ({
  path,
  code,
  params: { limit: Math.floor((bytes / MEGABYTE) * 10) / 10 },
});

/** Creates the fault of a picture with its limit in pixels. */
export const pictureFault = (
  path: string,
  { code, limit }: { code: string; limit?: number },
): FieldFault => ({ path, code, ...(limit !== undefined && { params: { limit } }) });

/** Creates a 413 with the file's field and its limit. */
const tooLarge = (path: string, bytes: number) =>
  new ApiError('too_large', { faults: [sizeFault(path, bytes)] });

/**
 * Creates a 413 for a body beyond the contract's `x-body-limit`. Names the field if it is unambiguous: the only
 * file, or the only list with a total limit.
 */
export function bodyTooLarge(schema: JsonSchema): ApiError {
  const properties = Object.entries(isObject(schema['properties']) ? schema['properties'] : {});
  const files = properties.filter(([, own]) => isFile(own) || isFileList(own));
  const lists = files.flatMap(([path, own]) => {
    const inAll = isObject(own) ? own['x-max-total-bytes'] : undefined;
    return typeof inAll === 'number' ? [{ path, inAll }] : [];
  });
  const [list] = lists;
  if (list && lists.length === 1)
    return new ApiError('too_large', { faults: [sizeFault(list.path, list.inAll, 'files_total')] });
  const [file] = files;
  if (!file || files.length > 1 || !isFile(file[1])) return new ApiError('too_large');
  return tooLarge(file[0], mostBytes(file[1]));
}

/** Counts the received bytes of a form, because Content-Length may be missing. */
class ByteBudget {
  constructor(
    private left: number,
    private readonly createError: () => ApiError,
  ) {}

  /** @throws ApiError 413 once the body exceeds its limit */
  take(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw this.createError();
  }
}

/** Converts a form text to its schema's type; a text that does not convert stays and fails the type check. */
function valueOf(schema: unknown, text: string): unknown {
  const types = isObject(schema) ? [schema['type']].flat() : [];
  if (text === '' && types.includes('null')) return null;
  if (types.includes('integer') || types.includes('number'))
    return /^-?\d{1,20}(\.\d{1,20})?$/.test(text) ? Number(text) : text;
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if (!types.includes('object') && !types.includes('array')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

const isTooLarge = (error: unknown) => isObject(error) && error['statusCode'] === 413;

/** Converts a parser error: unreadable input is `malformed`, an exceeded limit stays unchanged. */
const parserError = (error: unknown) =>
  error instanceof ApiError || isTooLarge(error) ? error : new ApiError('malformed');

/** Yields the parts of a form in their order. @throws ApiError for an unreadable form */
async function* partsOf(request: FastifyRequest, options: Parameters<typeof request.parts>[0]) {
  try {
    yield* request.parts(options);
  } catch (error) {
    throw parserError(error);
  }
}

/** Files beyond a list's maximum that are still read, to report all faults. */
const MORE_THAN_MOST = 10;

const mostFiles = (schema: JsonSchema) => Number(schema['maxItems'] ?? 1) + MORE_THAN_MOST;

function limitsOf(fields: unknown[]) {
  const single = fields.filter(isFile);
  const lists = fields.filter(isFileList);
  const files = lists.reduce((sum, list) => sum + mostFiles(list), single.length);
  return {
    fileSize: Math.max(1, ...[...single, ...lists.map(({ items }) => items)].map(mostBytes)),
    files: Math.max(1, files),
    fields: fields.length + lists.reduce((sum, list) => sum + mostFiles(list), 10),
    fieldSize: MAX_TEXT_LENGTH,
    parts: fields.length + 2 * files + 10,
  };
}

/** Reads a file to its end, and keeps its bytes if there are at most `most`. */
async function keptUpTo(most: number, { file }: MultipartFile, budget: ByteBudget) {
  let chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file) {
      if (!Buffer.isBuffer(chunk)) continue;
      budget.take(chunk.length);
      size += chunk.length;
      if (size > most) chunks = [];
      else chunks.push(chunk);
    }
  } catch (error) {
    throw parserError(error);
  }
  return { bytes: Buffer.concat(chunks), size, isCut: file.truncated };
}

/** Returns the URLs of stored files to keep: one, or several as JSON. */
const addresses = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));

/**
 * Adds a file to its list. Files above the limit are dropped with a fault, so that the others are still validated.
 */
async function addListed(
  form: Form,
  part: MultipartFile,
  schema: JsonSchema & { items: JsonSchema },
  budget: ByteBudget,
): Promise<void> {
  const { fieldname, filename, mimetype } = part;
  const list = (form.lists[fieldname] ??= []);
  const inAll = Number(schema['x-max-total-bytes'] ?? Infinity);
  const room = list.reduce(
    (left, one) => left - (typeof one === 'string' ? 0 : one.bytes.length),
    inAll,
  );
  const most = mostBytes(schema.items);
  const { bytes, size, isCut } = await keptUpTo(Math.min(most, room), part, budget);
  // Browsers send an empty file for an empty input.
  if (size === 0 && !filename) return;
  const isTooLarge = isCut || size > most;
  const isTooMuch = !isTooLarge && size > room;
  if (isTooLarge) form.faults.push(sizeFault(`${fieldname}[${list.length}]`, most));
  if (isTooMuch && !form.faults.some(({ code }) => code === 'files_total'))
    form.faults.push(sizeFault(fieldname, inAll, 'files_total'));
  list.push({
    filename,
    mimetype,
    bytes,
    ...((isTooLarge || isTooMuch) && { isDropped: true }),
  });
}

/** @param most maximum size of this file in bytes; the parser's limit is that of the form's largest file */
async function addSingle(
  form: Form,
  part: MultipartFile,
  most: number,
  budget: ByteBudget,
): Promise<void> {
  const { fieldname, filename, mimetype } = part;
  const { bytes, size, isCut } = await keptUpTo(most, part, budget);
  if (isCut || size > most) throw tooLarge(fieldname.slice(0, 60), most);
  // Browsers send an empty file for an empty input.
  if (bytes.length > 0) form.files[fieldname] = { filename, mimetype, bytes };
}

/**
 * Reads a multipart body into memory; the contract's schema declares the files and their sizes.
 * @param bodyLimit bytes of all fields and files together
 */
export async function readForm(
  request: FastifyRequest,
  schema: JsonSchema,
  bodyLimit: number,
): Promise<Form> {
  if (!request.isMultipart()) throw invalid({ path: '', code: 'type' });
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const fields = Object.values(properties);
  const limits = limitsOf(fields);
  // Missing in the package's types: a file of a list above the limit ends only its own stream.
  const options = { limits, throwFileSizeLimit: !fields.some(isFileList) };
  const form: Form = { values: {}, files: {}, lists: {}, faults: [] };
  const budget = new ByteBudget(bodyLimit, () => bodyTooLarge(schema));
  for await (const part of partsOf(request, options)) {
    const { fieldname } = part;
    const own = Object.hasOwn(properties, fieldname) ? properties[fieldname] : undefined;
    if (part.type === 'field') {
      const { value } = part;
      budget.take(typeof value === 'string' ? Buffer.byteLength(value) : 0);
      const read = typeof value === 'string' ? valueOf(own, value) : value;
      if (isFileList(own)) (form.lists[fieldname] ??= []).push(...addresses(read));
      else form.values[fieldname] = read;
    } else if (isFileList(own)) await addListed(form, part, own, budget);
    else await addSingle(form, part, isFile(own) ? mostBytes(own) : limits.fileSize, budget);
  }
  return form;
}
