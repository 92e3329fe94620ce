import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '#contract/types.ts';
import { isObject, type ContractOperation } from './contract.ts';
import { setDeviceCookie } from './deviceCookie.ts';
import { takesFiles } from './parts.ts';
import type { Prepare } from './Prepare.ts';
import { governingRecords, rulesByResource, type Governing } from './recordRules.ts';
import { enforceRules } from './ruleFaults.ts';
import { ApiError } from './apiError.ts';
import { sendAnswer } from './sendAnswer.ts';
import { serve, type RuntimeHandler, type Service, type Dependencies } from './serve.ts';
import { bodyTooLarge } from './upload.ts';
import { validatorsOf } from './validation.ts';

const MEGABYTE = 1_048_576;

/** Handler whose form's files are stored beforehand. */
interface PreparedHandler {
  prepare: Prepare;
  handle: RuntimeHandler;
}

export type AnyHandlers = Record<
  string,
  RuntimeHandler | { system: RuntimeHandler } | PreparedHandler
>;

/**
 * Converts a contract path to router paths; a parameter that is only part of a segment yields one path for each
 * of its values.
 */
function routesOf(operation: ContractOperation): { url: string; fixed: Record<string, string> }[] {
  const partial = operation.parameters.find(
    (parameter) =>
      parameter.in === 'path' && !operation.path.split('/').includes(`{${parameter.name}}`),
  );
  const plain = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
  if (!partial) return [{ url: plain(operation.path), fixed: {} }];
  const values = Array.isArray(partial.schema['enum']) ? partial.schema['enum'].map(String) : [];
  return values.map((value) => ({
    url: plain(operation.path.replace(`{${partial.name}}`, value)),
    fixed: { [partial.name]: value },
  }));
}

function serviceOf(
  operation: ContractOperation,
  handlers: AnyHandlers,
  governing: readonly Governing[],
): Service {
  const found = handlers[operation.id];
  if (!found) throw new Error(`No handler for ${operation.id}`);
  const common = { operation, governing, validators: validatorsOf(operation) };
  const ruled = (handle: RuntimeHandler) => enforceRules(operation, handle);
  if (typeof found === 'function') return { ...common, handle: ruled(found), system: false };
  if ('system' in found) return { ...common, handle: ruled(found.system), system: true };
  return { ...common, ...found, handle: ruled(found.handle), system: false };
}

/** Rejects compressed bodies: the contract declares no encoding, and a small one could decompress to any size. */
function assertPlainBody(encoding = 'identity'): void {
  if (encoding.toLowerCase() !== 'identity') throw new ApiError('unsupported_media_type');
}

/** Rejects a form by its Content-Length; Fastify's own limit applies only to bodies that it parses. */
function assertFormFits({ body }: ContractOperation, length = '0'): void {
  if (body && Number(length) > body.limit) throw bodyTooLarge(body.schema);
}

/** Registers every operation of the contract. @throws ContractError for a missing or a superfluous handler */
export async function registerOperations(
  app: FastifyInstance,
  operations: readonly ContractOperation[],
  handlers: AnyHandlers,
  dependencies: Dependencies,
): Promise<void> {
  app.decorateRequest('newDevice', '');
  app.removeContentTypeParser('text/plain');
  await app.register(multipart, {
    limits: {
      fileSize: 10 * MEGABYTE,
      files: 1,
      fields: 10,
      fieldSize: 65_536,
      parts: 11,
      headerPairs: 50,
    },
  });
  const operationIds = new Set<string>(operations.map((operation) => operation.id));
  const superfluous = Object.keys(handlers).filter((id) => !operationIds.has(id));
  if (superfluous.length > 0)
    throw new Error(`Handlers without an operation: ${superfluous.join(', ')}`);
  const rules = rulesByResource(operations);
  for (const operation of operations) {
    const service = serviceOf(operation, handlers, governingRecords(operation, operations, rules));
    for (const { url, fixed } of routesOf(operation)) {
      app.route({
        method: operation.method,
        url,
        // The hook and the form reader limit forms; other bodies of the operation are JSON without files.
        bodyLimit: takesFiles(operation) ? MEGABYTE : (operation.body?.limit ?? 65_536),
        config: { operationId: operation.id },
        exposeHeadRoute: false,
        onRequest: async (request) => {
          // Rejects calls without a key before the body is read.
          if (!operation.isPublic && request.headers['x-access-token'] === undefined)
            throw new ApiError('unauthenticated');
          assertPlainBody(request.headers['content-encoding']);
          if (takesFiles(operation)) assertFormFits(operation, request.headers['content-length']);
        },
        handler: async (request, reply) => {
          const pathValues = { ...(isObject(request.params) ? request.params : {}), ...fixed };
          const answer = await serve(dependencies, service, request, pathValues).finally(() =>
            dependencies.uploads.release(request),
          );
          if (request.newDevice !== '')
            setDeviceCookie(reply, request.newDevice, dependencies.publicUrl);
          await sendAnswer(dependencies, service, reply, answer);
          return reply;
        },
      });
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Device token that the response sets as a cookie. */
    newDevice: string;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}
