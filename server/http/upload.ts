import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './call.ts';
import { isObject, type JsonSchema } from './contract.ts';
import { invalid, Refusal } from './refusal.ts';

const MEGABYTE = 1_048_576;
const LONGEST_TEXT = 65_536;

/** A multipart body: its texts as the values that the contract means, and its files. */
interface Form {
  values: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

export const isFile = (schema: unknown): schema is JsonSchema =>
  isObject(schema) && schema['format'] === 'binary';

/** Bytes that a file may have; what the contract leaves open is 10 MB for a picture and 15 MB for the rest. */
export function mostBytes(schema: JsonSchema): number {
  const stated = schema['x-max-bytes'];
  return typeof stated === 'number' ? stated : (schema['x-as'] === 'file' ? 15 : 10) * MEGABYTE;
}

/** 413 that names the file and its limit. */
export const tooLarge = (path: string, bytes: number) =>
  new Refusal('too_large', {
    faults: [
      { path, code: 'too_large', params: { limit: Math.floor((bytes / MEGABYTE) * 10) / 10 } },
    ],
  });

/** A text as the value that it stands for; one that stands for none stays as it is, and is refused by its type. */
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

/** Reads a multipart body into memory; the contract's schema says which files there may be, and how large. */
export async function readForm(request: FastifyRequest, schema: JsonSchema): Promise<Form> {
  if (!request.isMultipart()) throw invalid({ path: '', code: 'type' });
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const known = Object.values(properties);
  const fileSchemas = known.filter(isFile);
  const fileSize = Math.max(1, ...fileSchemas.map(mostBytes));
  const limits = {
    fileSize,
    files: Math.max(1, fileSchemas.length),
    fields: known.length + 10,
    fieldSize: LONGEST_TEXT,
    parts: known.length + 11,
  };
  const form: Form = { values: {}, files: {} };
  for await (const part of request.parts({ limits })) {
    const { fieldname } = part;
    const own = Object.hasOwn(properties, fieldname) ? properties[fieldname] : undefined;
    if (part.type === 'field') {
      const { value } = part;
      form.values[fieldname] = typeof value === 'string' ? valueOf(own, value) : value;
      continue;
    }
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw isTooLarge(error) ? tooLarge(fieldname.slice(0, 60), fileSize) : error;
    });
    // A browser sends an empty file where none was chosen.
    if (bytes.length === 0) continue;
    form.files[fieldname] = { filename: part.filename, mimetype: part.mimetype, bytes };
  }
  return form;
}
