import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './call.ts';
import { invalid, type FieldFault } from './refusal.ts';
import { isObject, type JsonSchema } from './contract.ts';

/** Reads a multipart body into fields and files; the contract's schema says which there may be. */
export async function readMultipart(
  request: FastifyRequest,
  schema: JsonSchema,
): Promise<Record<string, UploadedFile | string>> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required'])
    ? schema['required'].filter((key) => typeof key === 'string')
    : [];
  const body: Record<string, UploadedFile | string> = {};
  const faults: FieldFault[] = [];
  if (!request.isMultipart()) throw invalid({ path: '', code: 'type' });
  for await (const part of request.parts()) {
    if (!Object.hasOwn(properties, part.fieldname))
      faults.push({ path: part.fieldname.slice(0, 60), code: 'unknown' });
    if (part.type === 'file')
      body[part.fieldname] = {
        filename: part.filename,
        mimetype: part.mimetype,
        bytes: await part.toBuffer(),
      };
    else body[part.fieldname] = String(part.value);
  }
  for (const key of required) {
    const value = body[key];
    if (
      value === undefined ||
      value === '' ||
      (typeof value === 'object' && value.bytes.length === 0)
    )
      faults.push({ path: key, code: 'required' });
  }
  if (faults.length > 0) throw invalid(...faults);
  return body;
}
