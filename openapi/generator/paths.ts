import { operationsOf, resolveParameter, type Contract } from './contract.ts';
import type { Manifest } from './manifestTypes.ts';

/** Returns the parameter name of the record's id in its paths, if it is not `id`. */
function recordParam(operations: Manifest['operations']): { record?: string } {
  const { one, update, remove } = operations;
  const name = /\{(\w+)\}$/.exec((one ?? update ?? remove)?.path ?? '')?.[1];
  return name === undefined || name === 'id' ? {} : { record: name };
}

/** Writes only the paths, for the data provider, which must not load code of other resources' screens. */
export function writePaths(contract: Contract, manifests: Map<string, Manifest>): string {
  const entries = [...manifests].map(([name, { operations }]) => {
    const list = operationsOf(contract).find(
      ({ path, method }) => method === 'get' && path === operations['list']?.path,
    );
    const names = (list?.operation.parameters ?? []).map(
      (one) => resolveParameter(contract, one).name,
    );
    const paths = Object.fromEntries(
      Object.entries(operations).map(([slot, { path }]) => [slot, path]),
    );
    const { list: listed, create, update } = manifests.get(name) ?? {};
    const sort = listed?.sort;
    const multipart = Object.entries({ create, update }).flatMap(([slot, one]) =>
      one?.media === 'multipart/form-data' ? [slot] : [],
    );
    const needs = Object.fromEntries(
      Object.entries(operations).flatMap(([slot, { path, method }]) => {
        const permission = operationsOf(contract).find(
          (one) => one.path === path && one.method.toUpperCase() === method,
        )?.operation['x-permission'];
        return permission && permission.includes('.') ? [[slot, permission]] : [];
      }),
    );
    return [
      name,
      {
        ...paths,
        ...(names.includes('id') ? { byIds: true } : {}),
        ...(list && !names.includes('page') ? { whole: true } : {}),
        ...(sort ? { sort } : {}),
        ...(multipart.length > 0 ? { multipart } : {}),
        ...recordParam(operations),
        needs,
      },
    ];
  });
  return JSON.stringify(Object.fromEntries(entries), null, 1);
}
