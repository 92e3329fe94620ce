import type { FastifyBaseLogger } from 'fastify';
import type { Principal } from '../http/call.ts';
import type { Ports } from '../ports/ports.ts';
import type { Collection } from './collection.ts';
import type { CrudOperation } from './operation.ts';
import type { Below } from './recordsBelow.ts';

/** A call of an operation that only the contract knows: checked against it, but without types of its own. */
export interface CrudCall {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  /** Undefined for public operations alone, which no tenant's collection has. */
  principal: Principal | undefined;
  now: Date;
  /** Two letters, of the deployment. */
  country: string;
  /** From If-Match. */
  version: number;
  ports: Pick<Ports, 'storage'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A call with what the contract says about it. */
export interface CrudRequest {
  collection: Collection;
  crud: CrudOperation;
  call: CrudCall;
  /** Collections whose records go with those of this one. */
  below: readonly Below[];
}
