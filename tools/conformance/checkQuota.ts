import { get } from '#contract/get.ts';
import { rowOf, type Life, type Row } from './Life.ts';
import { jsonOf, type Answer } from './send.ts';
import { isObject, textOf } from './values.ts';

/** Maximum number of records created to reach a package's limit. */
const MAX_MADE = 12;

/** Returns the faults of the response to one record above a package's limit. */
function faultsOf(answer: Answer, allowed: number): string[] {
  const body = jsonOf(answer);
  const when = `record ${allowed + 1} of ${allowed}`;
  if (answer.status !== 409) return [`${when}: status ${answer.status} instead of 409`];
  const code = get(body, 'code');
  if (code !== 'quota') return [`${when}: code ${textOf(code)} instead of quota`];
  const isTold = get(body, 'used') === allowed && get(body, 'allowed') === allowed;
  return isTold ? [] : [`${when}: the refusal does not tell used and allowed`];
}

/**
 * Creates records up to the package's limit of a provider (`x-quota`), then checks that one more fails with 409
 * `quota`. Deletes the created records.
 */
export async function checkQuota(life: Life, needed: () => Promise<Row>): Promise<void> {
  const { collection, report, path } = life;
  const { id, quota } = collection.create;
  if (!quota) return;
  const body = async () => ({ ...(await needed()), ...quota.among });
  const owner = textOf(get(await body(), quota.per));
  const list = await life.send('GET', `${path}?limit=1&${quota.per}=${owner}`);
  const room = get(jsonOf(list), 'meta.quota');
  const [used, allowed] = [get(room, 'used'), get(room, 'allowed')];
  if (!isObject(room) || typeof used !== 'number' || typeof allowed !== 'number')
    return report.leaveOut(id, 'x-quota: the list tells no limit');
  if (allowed - used > MAX_MADE)
    return report.leaveOut(id, `x-quota: ${allowed - used} more are allowed`);
  const made: Row[] = [];
  for (let count = used; count < allowed; count += 1) {
    const created = await life.send('POST', path, await body());
    if (created.status === 201) made.push(rowOf(created));
    else report.add(id, [`record ${count + 1} of ${allowed}: status ${created.status}`]);
  }
  const more = await life.send('POST', path, await body());
  report.add(id, faultsOf(more, allowed));
  if (more.status === 201) made.push(rowOf(more));
  for (const record of made) await life.removeAgain(record);
}
