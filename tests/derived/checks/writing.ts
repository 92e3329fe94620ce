import { get } from '#contract/get.ts';
import type { AnyRecord } from '../../../src/engine/definition/runtimeDefinition.ts';
import { createBody, updateBody } from '../../../src/engine/form/formBody.ts';
import { visiblePaths } from '../../../src/engine/form/visiblePaths.ts';
import { rowSchema } from '../../../src/engine/form/leafSchema.ts';
import { samplesOf } from '../sampleOf.ts';
import { bodyFaults } from '../contractBody.ts';
import type { World } from '../world.tsx';

/** Returns true if every sent value is stored; additional values of the API are ignored. */
function same(sent: unknown, held: unknown): boolean {
  if (Array.isArray(sent))
    return (
      Array.isArray(held) &&
      held.length === sent.length &&
      sent.every((one, at) => same(one, held[at]))
    );
  if (sent instanceof File) return held !== null;
  if (typeof sent !== 'object' || sent === null) return String(sent) === String(held);
  if (typeof held !== 'object' || held === null) return typeof held === 'string';
  return Object.entries(sent).every(
    ([key, value]) => !(key in held) || same(value, get(held, key)),
  );
}

const spelled = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Returns the fields whose stored values differ from the sent ones. */
function lost(sent: object, record: unknown, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const value = get(sent, path);
    const held = get(record, path);
    if (value === undefined || held === undefined || same(value, held)) return [];
    return [`${path} was sent as ${spelled(value)} and is ${spelled(held)}`];
  });
}

function said(error: unknown): string {
  const fields = JSON.stringify(get(error, 'body.errors') ?? {});
  return error instanceof Error ? `${error.message} ${fields}` : String(error);
}

/**
 * Checks that a filled create form is valid by the form's rules and by the contract, and that the API creates,
 * reads, changes and deletes the record.
 */
export async function writing(world: World): Promise<string[]> {
  const { resource, drawn } = world;
  const { create } = resource.definition;
  const slot = resource.manifest.create;
  if (!create || !slot) return [];
  const all = Object.values(drawn.definition.create?.form ?? {}).flat();
  const values = await samplesOf(world, slot.fields, all, slot.rules);
  // The form does not send fields that these values hide.
  const paths = visiblePaths(resource, all, values);
  const parsed = rowSchema(slot.fields, new Date(), paths).safeParse(values);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `the form refuses ${issue.path.join('.')}`);
  const body = createBody(slot.fields, paths, values);
  const faults = bodyFaults(resource.manifest.operations['create'], body);
  if (faults.length > 0) return faults.map((fault) => `the body breaks the contract: ${fault}`);
  try {
    const made: AnyRecord = (
      await world.provider.create<AnyRecord>(resource.name, { data: body, meta: world.place.meta })
    ).data;
    return [...lost(body, made, paths), ...(await changing(world, made))];
  } catch (error) {
    return [`the API refused a filled form: ${said(error)}`];
  }
}

/** Returns a changed record with its pending values in place of the live ones. */
function written({ review }: World['resource']['manifest'], changed: AnyRecord): AnyRecord {
  if (!review?.beside) return changed;
  const changes = get(changed, 'pendingChange.changes');
  const shown: AnyRecord = { ...changed };
  for (const one of Array.isArray(changes) ? changes : [])
    shown[String(get(one, 'field'))] = get(one, 'after');
  return shown;
}

async function changing(world: World, record: AnyRecord): Promise<string[]> {
  const { resource, provider, place } = world;
  const { name, manifest } = resource;
  const { meta } = place;
  const { data: read } = await provider.getOne<AnyRecord>(name, { id: record.id, meta });
  const problems: string[] = [];
  const update = manifest.update;
  const form = Object.values(resource.definition.edit?.form ?? {}).flat();
  const path = form.find((one) => update?.fields[one]?.kind === 'text');
  if (update && path !== undefined) {
    const values = { ...read, ...(await samplesOf(world, update.fields, [path])) };
    const body = updateBody(update.fields, [path], values, read);
    const { data: changed } = await provider.update<AnyRecord>(name, {
      id: record.id,
      data: body,
      previousData: read,
      meta,
    });
    problems.push(
      ...lost(body, written(resource.manifest, changed), [path]).map((one) => `a change: ${one}`),
    );
    problems.push(...(await staleIsRefused(world, record.id, read, body)));
  }
  if (manifest.operations['remove']) {
    await provider.delete(name, { id: record.id, previousData: read, meta });
    const gone = await provider.getOne(name, { id: record.id, meta }).then(
      () => false,
      () => true,
    );
    if (!gone) problems.push('a deleted record is still there');
  }
  return problems;
}

/** Checks that a change based on an older version is rejected. */
async function staleIsRefused(
  { resource: { name }, provider, place: { meta } }: World,
  id: number,
  before: AnyRecord,
  body: object,
): Promise<string[]> {
  const isTaken = await provider.update(name, { id, data: body, previousData: before, meta }).then(
    () => true,
    () => false,
  );
  return isTaken ? ['a change of an older version was taken'] : [];
}
