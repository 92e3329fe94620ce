import type { FastifyBaseLogger } from 'fastify';
import type { Principal } from '../http/call.ts';
import type { Ports } from '../ports/ports.ts';
import type { Collection } from './collection.ts';
import type { CrudOperation } from './operation.ts';
import type { Below } from './recordsBelow.ts';

/** Call of an operation without static types, validated against the contract. */
export interface CrudCall {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  /** Undefined only for public operations, which no tenant collection has. */
  principal: Principal | undefined;
  now: Date;
  /** Country code of the deployment, two letters. */
  country: string;
  /** Version from If-Match. */
  version: number;
  ports: Pick<Ports, 'storage'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Call with its collection and operation from the contract. */
export interface CrudRequest {
  collection: Collection;
  crud: CrudOperation;
  call: CrudCall;
  /** Collections whose records are deleted with those of this one. */
  below: readonly Below[];
}
