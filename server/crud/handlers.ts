import type { Tx } from '../http/call.ts';
import type { ContractOperation } from '../http/contract.ts';
import { takesFiles } from '../http/parts.ts';
import type { Prepare } from '../http/Prepare.ts';
import { act } from './act.ts';
import type { CrudCall, CrudRequest } from './call.ts';
import { readCollections } from './collection.ts';
import { download } from './files/download.ts';
import { storeFiles } from './files/storeFiles.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import type { CrudKind } from './operation.ts';
import { collectionsBelow } from './recordsBelow.ts';
import { create, one, remove, removeFile, update } from './write.ts';

type Serve = (tx: Tx, request: CrudRequest) => Promise<unknown>;
export type CrudHandler = (tx: Tx, call: CrudCall) => Promise<unknown>;

const SERVE: Record<CrudKind, Serve> = {
  list,
  one,
  create,
  update,
  remove,
  move,
  act,
  download,
  removeFile,
};

type Served = CrudHandler | { prepare: Prepare; handle: CrudHandler };

/** Creates the handlers, by operationId, of exactly those operations whose path the contract marks with `x-crud`. */
export function crudHandlers(operations: readonly ContractOperation[]): Record<string, Served> {
  const handlers: Record<string, Served> = {};
  const collections = readCollections(operations);
  for (const collection of collections) {
    const below = collectionsBelow(collection.resource, collections);
    for (const crud of collection.operations) {
      const serve = SERVE[crud.kind];
      const handle: CrudHandler = (tx, call) => serve(tx, { collection, crud, call, below });
      handlers[crud.operation.id] = takesFiles(crud.operation)
        ? { prepare: storeFiles(collection), handle }
        : handle;
    }
  }
  return handlers;
}
