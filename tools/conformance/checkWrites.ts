import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../openapi/generator/contract.ts';
import type { Report } from './Report.ts';
import { sampleBody, sampleChange } from './sampleBody.ts';
import { jsonOf, type Answer } from './send.ts';
import type { Target } from './target.ts';
import { get } from '#contract/get.ts';
import { isObject, textOf } from './values.ts';
import { collections, listPaths, type Collection } from './writeOperations.ts';

type Row = Record<string, unknown>;

const rowOf = (answer: Answer): Row => {
  const data = get(jsonOf(answer), 'data');
  return isObject(data) ? data : {};
};

/** The life of one record, each step reported under its own operation. */
class Life {
  constructor(
    readonly target: Target,
    readonly report: Report,
    readonly collection: Collection,
    readonly path: string,
  ) {}

  async send(method: string, path: string, body?: unknown, version?: unknown): Promise<Answer> {
    const { send, session } = this.target;
    const headers = { ...session.headers };
    if (version !== undefined) headers['if-match'] = `"${textOf(version)}"`;
    return send({ method, path, headers, body });
  }

  /** Reports what is wrong with an answer, its status included; whether all was right. */
  expect(id: string, path: string, method: string, status: number, answer: Answer, when: string) {
    const faults =
      answer.status === status
        ? this.target.faults(path, method, answer)
        : [`status ${answer.status} instead of ${status}: ${answer.text.slice(0, 160)}`];
    this.report.add(
      id,
      faults.map((fault) => `${when}: ${fault}`),
    );
    return faults.length === 0;
  }

  /** Reports sent values that the record does not hold. */
  holds(id: string, sent: Row, record: Row, when: string): void {
    const lost = Object.keys(sent).filter((name) => !isDeepStrictEqual(sent[name], record[name]));
    this.report.add(
      id,
      lost.map((name) => `${when}: ${name} is not what was sent`),
    );
  }
}

async function update(life: Life, contract: Contract, record: Row, url: string): Promise<Row> {
  const { collection, report } = life;
  const { update: own, recordPath } = collection;
  const change = own && sampleChange(contract, own.body, record);
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

async function live(life: Life, contract: Contract): Promise<void> {
  const { collection, target } = life;
  const paths = listPaths(contract);
  const body = sampleBody(contract, collection.create.body, (name) =>
    target.seen.idsOf(paths.get(name) ?? ''),
  );
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
  const last = await update(life, contract, record, url);
  const { remove } = collection;
  if (!remove) return;
  const version = remove.isVersioned ? last['version'] : undefined;
  const gone = await life.send('DELETE', url, undefined, version);
  life.expect(remove.id, collection.recordPath, 'delete', 200, gone, 'deleted');
  if (!collection.read) return;
  const after = await life.send('GET', url);
  life.expect(collection.read, collection.recordPath, 'get', 404, after, 'read once deleted');
}

/** Creates, reads, changes and deletes a record of every plain collection. Call after the reads: ids come from there. */
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
    else
      await live(new Life(target, report, collection, path), contract).catch((error: unknown) =>
        report.add(id, [`no answer: ${error instanceof Error ? error.message : String(error)}`]),
      );
  }
}
