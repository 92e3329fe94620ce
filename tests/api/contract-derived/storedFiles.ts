import { resolve, type Schema } from '../../../openapi/generator/contract.ts';
import { sampleBody } from '../../../tools/conformance/sampleBody.ts';
import { textOf } from '../../../tools/conformance/values.ts';
import { contract, guarded, idsOf, type Endpoint } from './demoAccount.ts';
import {
  bodiesOf,
  callOn,
  describeResponse,
  ruledResources,
  type ParsedResponse,
  type RuleWorld,
} from './ruledRecords.ts';

/** Operations on the records of a collection. */
interface Records {
  create: Endpoint;
  update: Endpoint | undefined;
  remove: Endpoint | undefined;
}

const recordsAt = (create: Endpoint): Records => {
  const one = (method: string) =>
    guarded.find(
      (endpoint) =>
        endpoint.method === method && endpoint.path.replace(/\/\{\w+\}$/, '') === create.path,
    );
  return { create, update: one('PUT'), remove: one('DELETE') };
};

const isFile = (property: Schema): boolean => {
  const { format, items } = resolve(contract, property);
  return format === 'binary' || (items !== undefined && isFile(items));
};

/** Returns the file fields of a body. */
const filesOf = (endpoint: Endpoint): string[] =>
  Object.entries(bodiesOf(endpoint)[0]?.properties ?? {}).flatMap(([name, property]) =>
    isFile(property) ? [name] : [],
  );

/** Operations that create a record with a file. */
const uploads: readonly Endpoint[] = guarded.filter(
  (endpoint) =>
    endpoint.method === 'POST' &&
    endpoint.item['x-resource'] !== undefined &&
    filesOf(endpoint).length > 0,
);

const isNamed = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns bodies that may create a record: the sample, then the sample with each other value of an enum or
 * reference.
 */
function bodiesFor({ account }: RuleWorld, create: Endpoint): Record<string, unknown>[] {
  const [schema = {}] = bodiesOf(create);
  const files = filesOf(create);
  const required = (schema.required ?? []).filter((name) => !files.includes(name));
  const sample = sampleBody(contract, { ...schema, required }, (name) => idsOf(account, name));
  const others = required.flatMap((name) => {
    const { enum: members = [], 'x-ref': ref } = resolve(contract, schema.properties?.[name] ?? {});
    const values = ref === undefined ? members.filter(isNamed) : idsOf(account, ref).map(Number);
    return values.map((value) => ({ ...sample, [name]: value }));
  });
  return [sample, ...others];
}

/** Returns a record of the account with a value in each of these fields; empty if there is none. */
async function valuesOfAnotherRecord(world: RuleWorld, create: Endpoint, names: readonly string[]) {
  const resource = create.item['x-resource'] ?? '';
  const one = ruledResources.find(({ name }) => name === resource)?.one;
  for (const id of one ? idsOf(world.account, resource) : []) {
    const { data } = one ? await callOn(world, one, { id }) : { data: {} };
    const found: Record<string, unknown> = data;
    const isFilled = names.every((name) => [found[name]].flat().some((value) => value != null));
    if (isFilled) return found;
  }
  return {};
}

/** Returns values for the rejected fields and for missing references: those of another record, else samples. */
async function valuesFor(
  world: RuleWorld,
  create: Endpoint,
  { faults }: ParsedResponse,
): Promise<Record<string, unknown>> {
  const [schema = {}] = bodiesOf(create);
  const files = filesOf(create);
  const rejectedFields = faults
    .map(({ path }) => path)
    .filter((name) => schema.properties?.[name] && !files.includes(name));
  const other: Record<string, unknown> = await valuesOfAnotherRecord(world, create, rejectedFields);
  const refs = (schema.required ?? []).filter(
    (name) => resolve(contract, schema.properties?.[name] ?? {})['x-ref'] !== undefined,
  );
  const samples = sampleBody(
    contract,
    { ...schema, required: [...rejectedFields, ...refs] },
    (name) => idsOf(world.account, name),
  );
  return Object.fromEntries(
    Object.entries(samples).map(([name, sample]) => [name, other[name] ?? sample]),
  );
}

/** Creates a record with the first body that the API accepts. @returns the last error if it accepts none */
async function created(
  world: RuleWorld,
  create: Endpoint,
  { file, parentId }: { file?: string; parentId?: string | undefined },
): Promise<ParsedResponse> {
  const needed = filesOf(create).filter((name) => bodiesOf(create)[0]?.required?.includes(name));
  const fields = new Set([...needed, ...(file === undefined ? [] : [file])]);
  let response: ParsedResponse | undefined;
  for (const body of bodiesFor(world, create)) {
    response = await callOn(world, create, { body, parentId, file: [...fields] });
    if (response.status === 422) {
      const more = await valuesFor(world, create, response);
      const files = filesOf(create).filter((name) =>
        response?.faults.some(({ path, code }) => path === name && code === 'required'),
      );
      response = await callOn(world, create, {
        body: { ...body, ...more },
        parentId,
        file: [...fields, ...files],
      });
    }
    if (response.status === 201) return response;
  }
  if (!response) throw new Error(`${create.id} takes no body`);
  return response;
}

/** Returns the operation that creates the parent record of a path; undefined for a top-level path. */
const parentOf = ({ path }: Endpoint): Endpoint | undefined => {
  const above = /^(.*)\/\{\w+\}\/[\w-]+$/.exec(path)?.[1];
  return guarded.find((endpoint) => endpoint.method === 'POST' && endpoint.path === above);
};

/** Creates a record; below a new parent if the state of the account's own parent allows none. */
async function createdBelow(
  world: RuleWorld,
  create: Endpoint,
  file: string,
): Promise<ParsedResponse> {
  const first = await created(world, create, { file });
  const above = parentOf(create);
  if (first.status !== 409 || !above) return first;
  const parent = await created(world, above, {});
  return created(world, create, { file, parentId: textOf(parent.data['id']) });
}

/** Counts the stored files that did not exist before. */
async function newKeys({ api }: RuleWorld, before: ReadonlySet<string>): Promise<number> {
  return [...(await api.storedKeys())].filter((key) => !before.has(key)).length;
}

/** Tests a record's file: after two replacements only the last one is stored, after deletion none. */
async function fileLifecycle(world: RuleWorld, records: Records, file: string): Promise<string[]> {
  const { create, update, remove } = records;
  const name = `${create.item['x-resource']}, ${file}`;
  const before = await world.api.storedKeys();
  const first = await createdBelow(world, create, file);
  if (first.status !== 201) return [`${name}: a new record is answered ${describeResponse(first)}`];
  const id = textOf(first.data['id']);
  const problems: string[] = [];
  let version = Number(first.data['version'] ?? 1);
  if (update && filesOf(update).includes(file)) {
    const counts: number[] = [];
    while (counts.length < 2) {
      const next = await callOn(world, update, { id, body: {}, file, version });
      if (next.status !== 200)
        problems.push(`${name}: a new file is answered ${describeResponse(next)}`);
      version = Number(next.data['version'] ?? version);
      counts.push(await newKeys(world, before));
    }
    if (counts[0] !== counts[1])
      problems.push(`${name}: replaced files stay (${counts.join(', ')})`);
  }
  if (!remove) return problems;
  const deletion = await callOn(world, remove, { id, version });
  if (deletion.status !== 200)
    problems.push(`${name}: deleting is answered ${describeResponse(deletion)}`);
  const left = await newKeys(world, before);
  if (left > 0) problems.push(`${name}: ${left} files stay after their record`);
  return problems;
}

/** Tests that deleting a parent record deletes the files of its child records. */
async function cascadeDeletion(
  world: RuleWorld,
  create: Endpoint,
  file: string,
): Promise<string[]> {
  const above = parentOf(create);
  const remove = above && recordsAt(above).remove;
  if (!above || !remove) return [];
  const name = `${create.item['x-resource']}, ${file}`;
  const before = await world.api.storedKeys();
  const parent = await created(world, above, {});
  if (parent.status !== 201)
    return [`${name}: ${above.id} is answered ${describeResponse(parent)}`];
  const id = textOf(parent.data['id']);
  const own = await created(world, create, { file, parentId: id });
  if (own.status !== 201)
    return [`${name}: below a new record it is answered ${describeResponse(own)}`];
  const deletion = await callOn(world, remove, {
    id,
    version: Number(parent.data['version'] ?? 1),
  });
  if (deletion.status !== 200)
    return [`${name}: ${remove.id} is answered ${describeResponse(deletion)}`];
  const left = await newKeys(world, before);
  return left > 0 ? [`${name}: ${left} files stay after ${remove.id}`] : [];
}

/** Tests that stored files are deleted with their records, when they are replaced, and with parent records. */
export async function storedFiles(world: RuleWorld): Promise<string[]> {
  const problems: string[] = [];
  for (const create of uploads)
    for (const file of filesOf(create)) {
      problems.push(...(await fileLifecycle(world, recordsAt(create), file)));
      problems.push(...(await cascadeDeletion(world, create, file)));
    }
  return problems;
}
