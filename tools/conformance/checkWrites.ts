import { resolve, type Contract } from '../../openapi/generator/contract.ts';
import { rulesOf } from '../../openapi/generator/rules.ts';
import { checkPendingChange, plainFields } from './checkPendingChange.ts';
import { checkBodyRules } from './checkBodyRules.ts';
import { checkLockedPositions } from './checkLockedPositions.ts';
import { checkQuota } from './checkQuota.ts';
import { RecordLifecycle, rowOf, type Row } from './RecordLifecycle.ts';
import type { Report } from './Report.ts';
import { bodyForRule } from './bodyForRule.ts';
import { sampleBody, sampleChange } from './sampleBody.ts';
import { sampleFiles } from './sampleFile.ts';
import type { Target } from './target.ts';
import { textOf } from './values.ts';
import { collections, limitedUploads, listPaths } from './writeOperations.ts';

async function update(
  lifecycle: RecordLifecycle,
  contract: Contract,
  record: Row,
  url: string,
): Promise<Row> {
  const { collection, report } = lifecycle;
  const { update: own, recordPath } = collection;
  const change = own && sampleChange(contract, plainFields(contract, collection, own.body), record);
  if (!own || !change) {
    if (own) report.skip(own.id, 'no property whose valid values follow from the schema alone');
    return record;
  }
  const version = own.isVersioned ? record['version'] : undefined;
  const changed = await lifecycle.send('PUT', url, change, version);
  if (!lifecycle.expect(own.id, recordPath, 'put', 200, changed, 'changed')) return record;
  lifecycle.expectStored(own.id, change, rowOf(changed), 'changed');
  if (!own.isVersioned) return rowOf(changed);
  const stale = await lifecycle.send('PUT', url, change, version);
  lifecycle.expect(own.id, recordPath, 'put', 409, stale, 'with a stale version');
  const unversioned = await lifecycle.send('PUT', url, change);
  lifecycle.expect(own.id, recordPath, 'put', 428, unversioned, 'without a version');
  return rowOf(changed);
}

/** Creates the smallest valid body of the collection, with a provider if it has one, following its rules. */
function requiredBody({ collection, target }: RecordLifecycle, contract: Contract): Row {
  const { id, body } = collection.create;
  const paths = listPaths(contract);
  const { properties = {} } = resolve(contract, body);
  const named = Object.keys(properties).filter(
    (name) => resolve(contract, properties[name] ?? {})['x-ref'] === 'providers',
  );
  const required = [...new Set([...(body.required ?? []), ...named])];
  const needed: Row = sampleBody(contract, { ...body, required }, (name) =>
    target.recordIds.idsOf(paths.get(name) ?? ''),
  );
  const filled = rulesOf(contract, body, id).filter(({ kind, when }) => kind === 'filled' && !when);
  return filled.reduce<Row>((merged, rule) => {
    const satisfying = bodyForRule(contract, body, rule, { base: merged, isSatisfied: true });
    return Object.fromEntries(Object.entries(satisfying));
  }, needed);
}

async function runLifecycle(lifecycle: RecordLifecycle, contract: Contract): Promise<void> {
  const { collection } = lifecycle;
  const body = requiredBody(lifecycle, contract);
  const created = await lifecycle.send('POST', lifecycle.path, body);
  if (!lifecycle.expect(collection.create.id, collection.path, 'post', 201, created, 'created'))
    return;
  const record = rowOf(created);
  lifecycle.expectStored(collection.create.id, body, record, 'created');
  const url = `${lifecycle.path}/${textOf(record['id'])}`;
  if (collection.read) {
    const read = await lifecycle.send('GET', url);
    if (lifecycle.expect(collection.read, collection.recordPath, 'get', 200, read, 'read'))
      lifecycle.expectStored(collection.read, record, rowOf(read), 'read');
  }
  const changed = await update(lifecycle, contract, record, url);
  const last = await checkPendingChange(lifecycle, contract, changed, url);
  const { remove } = collection;
  if (!remove) return;
  const version = remove.isVersioned ? last['version'] : undefined;
  const removed = await lifecycle.send('DELETE', url, undefined, version);
  lifecycle.expect(remove.id, collection.recordPath, 'delete', 200, removed, 'deleted');
  if (!collection.read) return;
  const after = await lifecycle.send('GET', url);
  lifecycle.expect(
    collection.read,
    collection.recordPath,
    'get',
    404,
    after,
    'read after deletion',
  );
}

/** Checks a record's life cycle, bodies that violate one rule each, and the package's limit. */
async function checkCollection(lifecycle: RecordLifecycle, contract: Contract): Promise<void> {
  await runLifecycle(lifecycle, contract);
  await checkBodyRules(lifecycle, contract, requiredBody(lifecycle, contract));
  await checkQuota(lifecycle, async () => requiredBody(lifecycle, contract));
}

const checkOrReport = (lifecycle: RecordLifecycle, contract: Contract): Promise<void> =>
  checkCollection(lifecycle, contract).catch((error: unknown) => lifecycle.reportNoResponse(error));

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
    const [path] = target.recordIds.fillPath(collection.path, 1);
    if (!path) report.skip(id, 'no record for its path parameters');
    else if (collection.create.takesFiles) report.skip(id, 'requires files');
    else if (!collection.remove) report.skip(id, 'records cannot be deleted');
    else await checkOrReport(new RecordLifecycle(target, report, collection, path), contract);
  }
  for (const collection of limitedUploads(contract)) {
    const { id } = collection.create;
    if (only && !only.includes(id)) continue;
    const [path] = target.recordIds.fillPath(collection.path, 1);
    if (path === undefined) report.skip(id, 'no record for its path parameters');
    else if (!collection.remove) report.skip(id, 'records cannot be deleted');
    else await checkUploadQuota(new RecordLifecycle(target, report, collection, path), contract);
  }
  await checkLockedPositions(target, contract, report, only);
}

/** Uploads different files up to the package's limit, and one more. */
async function checkUploadQuota(lifecycle: RecordLifecycle, contract: Contract): Promise<void> {
  const { body, id } = lifecycle.collection.create;
  const files = await sampleFiles(contract, body);
  if (!files) return lifecycle.report.skip(id, 'x-quota: requires files other than pictures');
  const needed = async () => ({
    ...requiredBody(lifecycle, contract),
    ...(await sampleFiles(contract, body)),
  });
  await checkQuota(lifecycle, needed).catch((error: unknown) => lifecycle.reportNoResponse(error));
}
