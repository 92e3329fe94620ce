import { resolve, type Contract } from '../../openapi/generator/contract.ts';
import { rulesOf } from '../../openapi/generator/rules.ts';
import { checkBeside, plainFields } from './checkBeside.ts';
import { checkBodyRules } from './checkBodyRules.ts';
import { checkLockedPlaces } from './checkLockedPlaces.ts';
import { checkQuota } from './checkQuota.ts';
import { Life, rowOf, type Row } from './Life.ts';
import type { Report } from './Report.ts';
import { ruledBody } from './ruledBody.ts';
import { sampleBody, sampleChange } from './sampleBody.ts';
import { sampleFiles } from './sampleFile.ts';
import type { Target } from './target.ts';
import { textOf } from './values.ts';
import { collections, limitedUploads, listPaths } from './writeOperations.ts';

async function update(life: Life, contract: Contract, record: Row, url: string): Promise<Row> {
  const { collection, report } = life;
  const { update: own, recordPath } = collection;
  const change = own && sampleChange(contract, plainFields(contract, collection, own.body), record);
  if (!own || !change) {
    if (own) report.leaveOut(own.id, 'no property that can be changed without knowing more');
    return record;
  }
  const version = own.isVersioned ? record['version'] : undefined;
  const changed = await life.send('PUT', url, change, version);
  if (!life.expect(own.id, recordPath, 'put', 200, changed, 'changed')) return record;
  life.holds(own.id, change, rowOf(changed), 'changed');
  if (!own.isVersioned) return rowOf(changed);
  const stale = await life.send('PUT', url, change, version);
  life.expect(own.id, recordPath, 'put', 409, stale, 'with a stale version');
  const bare = await life.send('PUT', url, change);
  life.expect(own.id, recordPath, 'put', 428, bare, 'without a version');
  return rowOf(changed);
}

/** Creates the smallest valid body of the collection, with a provider if it has one, following its rules. */
function neededBody({ collection, target }: Life, contract: Contract): Row {
  const { id, body } = collection.create;
  const paths = listPaths(contract);
  const { properties = {} } = resolve(contract, body);
  const named = Object.keys(properties).filter(
    (name) => resolve(contract, properties[name] ?? {})['x-ref'] === 'providers',
  );
  const required = [...new Set([...(body.required ?? []), ...named])];
  const needed: Row = sampleBody(contract, { ...body, required }, (name) =>
    target.seen.idsOf(paths.get(name) ?? ''),
  );
  const filled = rulesOf(contract, body, id).filter(({ kind, when }) => kind === 'filled' && !when);
  return filled.reduce<Row>((merged, rule) => {
    const kept = ruledBody(contract, body, rule, { needed: merged, isKept: true });
    return Object.fromEntries(Object.entries(kept));
  }, needed);
}

async function live(life: Life, contract: Contract): Promise<void> {
  const { collection } = life;
  const body = neededBody(life, contract);
  const created = await life.send('POST', life.path, body);
  if (!life.expect(collection.create.id, collection.path, 'post', 201, created, 'created')) return;
  const record = rowOf(created);
  life.holds(collection.create.id, body, record, 'created');
  const url = `${life.path}/${textOf(record['id'])}`;
  if (collection.read) {
    const read = await life.send('GET', url);
    if (life.expect(collection.read, collection.recordPath, 'get', 200, read, 'read'))
      life.holds(collection.read, record, rowOf(read), 'read');
  }
  const changed = await update(life, contract, record, url);
  const last = await checkBeside(life, contract, changed, url);
  const { remove } = collection;
  if (!remove) return;
  const version = remove.isVersioned ? last['version'] : undefined;
  const gone = await life.send('DELETE', url, undefined, version);
  life.expect(remove.id, collection.recordPath, 'delete', 200, gone, 'deleted');
  if (!collection.read) return;
  const after = await life.send('GET', url);
  life.expect(collection.read, collection.recordPath, 'get', 404, after, 'read once deleted');
}

/** Checks a record's life cycle, bodies that violate one rule each, and the package's limit. */
async function liveByRules(life: Life, contract: Contract): Promise<void> {
  await live(life, contract);
  await checkBodyRules(life, contract, neededBody(life, contract));
  await checkQuota(life, async () => neededBody(life, contract));
}

const runLife = (life: Life, contract: Contract): Promise<void> =>
  liveByRules(life, contract).catch((error: unknown) => life.noAnswer(error));

/**
 * Creates, reads, changes and deletes a record of every plain collection, and checks that the contract's rules are
 * enforced. Call it after the reads, which collect the ids.
 */
export async function checkWrites(
  target: Target,
  contract: Contract,
  report: Report,
  only?: readonly string[],
): Promise<void> {
  for (const collection of collections(contract)) {
    const { id } = collection.create;
    if (only && !only.includes(id)) continue;
    const [path] = target.seen.fill(collection.path, 1);
    if (!path) report.leaveOut(id, 'no record that fills its path');
    else if (collection.create.takesFiles) report.leaveOut(id, 'takes files');
    else if (!collection.remove) report.leaveOut(id, 'cannot be deleted again');
    else await runLife(new Life(target, report, collection, path), contract);
  }
  for (const collection of limitedUploads(contract)) {
    const { id } = collection.create;
    if (only && !only.includes(id)) continue;
    const [path] = target.seen.fill(collection.path, 1);
    if (path === undefined) report.leaveOut(id, 'no record that fills its path');
    else if (!collection.remove) report.leaveOut(id, 'cannot be deleted again');
    else await uploadOneMore(new Life(target, report, collection, path), contract);
  }
  await checkLockedPlaces(target, contract, report, only);
}

/** Uploads different files up to the package's limit, and one more. */
async function uploadOneMore(life: Life, contract: Contract): Promise<void> {
  const { body, id } = life.collection.create;
  const files = await sampleFiles(contract, body);
  if (!files) return life.report.leaveOut(id, 'x-quota: takes files that are no pictures');
  const needed = async () => ({
    ...neededBody(life, contract),
    ...(await sampleFiles(contract, body)),
  });
  await checkQuota(life, needed).catch((error: unknown) => life.noAnswer(error));
}
