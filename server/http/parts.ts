import type { FastifyRequest } from 'fastify';
import { isObject, type ContractOperation } from './contract.ts';
import type { Prepare } from './Prepare.ts';
import { ApiError } from './apiError.ts';
import { isFile, isFileList, readForm } from './upload.ts';
import type { UploadMemory } from './UploadMemory.ts';
import type { Validators } from './validation.ts';
import { valueFaults, type ValidationContext } from './valueFaults.ts';

/** Validated parts of a request. */
export interface Parts {
  params: unknown;
  query: unknown;
  /** Body as received. */
  sent: unknown;
  /** Body as passed to the handler. */
  body: unknown;
  undo?: () => Promise<void>;
}

interface Reading {
  operation: ContractOperation;
  validators: Validators;
  prepare?: Prepare | undefined;
  context: ValidationContext;
  uploads: UploadMemory;
}

const needsVersion = (operation: ContractOperation) =>
  operation.parameters.some((parameter) => parameter.name === 'If-Match');

/** Forms with files take long to receive and must not hold a transaction meanwhile. */
export const takesFiles = ({ body }: ContractOperation) => body?.media === 'multipart/form-data';

/** Validates every part of a request. @throws ApiError with all faults of the first invalid part */
export async function readParts(
  reading: Reading,
  request: FastifyRequest,
  pathValues: object,
  dependencies: Parameters<Prepare>[2],
): Promise<Parts> {
  const { operation, validators, context: judging } = reading;
  const params = { ...pathValues };
  const query = { ...(isObject(request.query) ? request.query : {}) };
  const inPath = validators.parameters('path', params);
  // A malformed id identifies no record.
  if (inPath.length > 0) throw new ApiError('not_found');
  const wrong = [
    ...validators.parameters('query', query),
    ...validators.parameters('header', {
      ...request.headers,
      'If-Match': request.headers['if-match'],
      'Idempotency-Key': request.headers['idempotency-key'],
    }),
  ];
  if (wrong.length > 0) throw new ApiError('malformed', { faults: wrong });
  if (needsVersion(operation) && request.headers['if-match'] === undefined)
    throw new ApiError('version_required');
  if (!operation.body) return { params, query, sent: undefined, body: undefined };
  if (takesFiles(operation))
    return { params, query, ...(await readFormBody(reading, request, dependencies)) };
  const faults = validators.body(request.body, judging);
  if (faults.length > 0) throw new ApiError('validation', { faults });
  return { params, query, sent: request.body, body: request.body };
}

async function readFormBody(
  { operation, validators, prepare, context: judging, uploads }: Reading,
  request: FastifyRequest,
  dependencies: Parameters<Prepare>[2],
): Promise<Pick<Parts, 'sent' | 'body' | 'undo'>> {
  const schema = operation.body?.schema ?? {};
  const asJson = !request.isMultipart() && operation.body?.otherMedia.includes('application/json');
  if (asJson) return { ...jsonForm(validators, schema, request.body, judging) };
  const limit = operation.body?.limit ?? 0;
  uploads.reserve(request, limit);
  const { values, files, lists, faults: tooLarge } = await readForm(request, schema, limit);
  const placeholders = Object.entries({ ...files, ...lists }).map(([name, file]) => [
    name,
    Array.isArray(file) ? file.map((one) => (typeof one === 'string' ? one : {})) : {},
  ]);
  const faults = [
    ...validators.body({ ...values, ...Object.fromEntries(placeholders) }, judging),
    ...tooLarge,
  ];
  const sent = { ...values, ...files, ...lists };
  const prepared = await prepare?.(sent, faults.length === 0, dependencies);
  faults.push(...(prepared?.faults ?? []));
  if (faults.length > 0) {
    const faultyPaths = new Set(faults.map(({ path }) => path));
    // The handler, which would add these faults, is not reached.
    const others = valueFaults(schema, values, judging).filter(
      ({ path }) => !faultyPaths.has(path),
    );
    throw new ApiError('validation', { faults: [...others, ...faults] });
  }
  return { sent, body: sent, ...prepared };
}

/**
 * Validates a JSON body. JSON holds no files, so a file field accepts null only, and a list of files accepts
 * URLs of stored ones.
 */
function jsonForm(
  validators: Validators,
  schema: Record<string, unknown>,
  body: unknown,
  context: ValidationContext,
) {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const sent = isObject(body) ? body : {};
  const inPlaceOfFiles = Object.entries(properties).filter(
    ([name, property]) =>
      (isFile(property) && isObject(sent[name])) ||
      // URLs of stored files stay.
      (isFileList(property) && [sent[name]].flat().some(isObject)),
  );
  const faults = [
    ...validators.body(body, context),
    ...inPlaceOfFiles.map(([path]) => ({ path, code: 'type' })),
  ];
  if (faults.length > 0) throw new ApiError('validation', { faults });
  return { sent: body, body };
}
