import {
  requestSchema,
  resolve,
  resolveParameter,
  type Contract,
  type Operation,
  type PathItem,
  type Schema,
} from '../../openapi/generator/contract.ts';

/** Collection whose records can be created, read, changed and deleted by the contract alone. */
export interface Collection {
  path: string;
  recordPath: string;
  create: { id: string; body: Schema; takesFiles: boolean; quota: Operation['x-quota'] };
  read: string | undefined;
  update: { id: string; body: Schema; isVersioned: boolean } | undefined;
  remove: { id: string; isVersioned: boolean } | undefined;
}

const isVersioned = (contract: Contract, { parameters = [] }: Operation) =>
  parameters.some((one) => resolveParameter(contract, one).name === 'If-Match');

function needsFile(contract: Contract, body: Schema): boolean {
  const { required = [], properties = {} } = resolve(contract, body);
  return required.some((name) => resolve(contract, properties[name] ?? {}).format === 'binary');
}

/** Returns the collections with x-crud whose records can be created and deleted. */
export const collections = (contract: Contract): Collection[] =>
  writableCollections(contract, (item) => item['x-crud'] !== undefined);

/** Returns the collections with `x-quota` that a feature implements, or whose records contain files. */
export const limitedUploads = (contract: Contract): Collection[] =>
  writableCollections(
    contract,
    (item) => item.post?.['x-quota'] !== undefined || item.delete !== undefined,
  )
    .filter(({ create }) => create.quota)
    .filter(({ path, create }) => create.takesFiles || !contract.paths[path]?.['x-crud']);

function writableCollections(
  contract: Contract,
  isIncluded: (item: PathItem) => boolean,
): Collection[] {
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const body = isIncluded(item) && item.post && requestSchema(contract, item.post);
    const found = Object.entries(contract.paths).find(
      ([below, one]) =>
        below.startsWith(`${path}/{`) &&
        /^\{\w+\}$/.test(below.slice(path.length + 1)) &&
        isIncluded(one),
    );
    if (!item.post || !body || !found) return [];
    const [recordPath, { get, put, delete: remove }] = found;
    const changes = put && requestSchema(contract, put);
    return [
      {
        path,
        recordPath,
        create: {
          id: item.post.operationId,
          body,
          quota: item.post['x-quota'],
          takesFiles:
            !('application/json' in (item.post.requestBody?.content ?? {})) ||
            needsFile(contract, body),
        },
        read: get?.operationId,
        update:
          put && changes
            ? { id: put.operationId, body: changes, isVersioned: isVersioned(contract, put) }
            : undefined,
        remove: remove && { id: remove.operationId, isVersioned: isVersioned(contract, remove) },
      },
    ];
  });
}

/** Returns the list path of each resource; of several paths the one with the fewest parameters. */
export function listPaths(contract: Contract): Map<string, string> {
  const lists = Object.entries(contract.paths)
    .flatMap(([path, item]): [string, string][] =>
      item['x-resource'] && item.get && !path.endsWith('}') ? [[item['x-resource'], path]] : [],
    )
    .toSorted(([, a], [, b]) => b.split('{').length - a.split('{').length);
  return new Map(lists);
}
