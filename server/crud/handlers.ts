import type { Tx } from '../http/call.ts';
import type { ContractOperation } from '../http/contract.ts';
import type { CrudCall, CrudRequest } from './call.ts';
import { readCollections } from './collection.ts';
import { list } from './list.ts';
import type { CrudKind } from './operation.ts';
import { create, one, remove, update } from './write.ts';

type Serve = (tx: Tx, request: CrudRequest) => Promise<unknown>;
export type CrudHandler = (tx: Tx, call: CrudCall) => Promise<unknown>;

const SERVE: Record<CrudKind, Serve> = { list, one, create, update, remove };

/** Handlers of exactly those operations whose path the contract marks with `x-crud`, by operationId. */
export function crudHandlers(operations: ContractOperation[]): Record<string, CrudHandler> {
  return Object.fromEntries(
    readCollections(operations).flatMap((collection) =>
      collection.operations.map((crud): [string, CrudHandler] => [
        crud.operation.id,
        (tx, call) => SERVE[crud.kind](tx, { collection, crud, call }),
      ]),
    ),
  );
}
