import { get } from '#contract/get.ts';
import { rowOf, type RecordLifecycle, type Row } from './RecordLifecycle.ts';
import { jsonOf, type ApiResponse } from './send.ts';
import { isObject, textOf } from './values.ts';

/** Maximum number of records created to reach a package's limit. */
const MAX_CREATED = 12;

/** Returns the faults of the response to one record above a package's limit. */
function faultsOf(response: ApiResponse, allowed: number): string[] {
  const body = jsonOf(response);
  const when = `record ${allowed + 1} of ${allowed}`;
  if (response.status !== 409) return [`${when}: status ${response.status} instead of 409`];
  const code = get(body, 'code');
  if (code !== 'quota') return [`${when}: code ${textOf(code)} instead of quota`];
  const hasCounts = get(body, 'used') === allowed && get(body, 'allowed') === allowed;
  return hasCounts ? [] : [`${when}: the error lacks used and allowed`];
}

/**
 * Creates records up to the package's limit of a provider (`x-quota`), then checks that one more fails with 409
 * `quota`. Deletes the created records.
 */
export async function checkQuota(
  lifecycle: RecordLifecycle,
  createBody: () => Promise<Row>,
): Promise<void> {
  const { collection, report, path } = lifecycle;
  const { id, quota } = collection.create;
  if (!quota) return;
  const body = async () => ({ ...(await createBody()), ...quota.among });
  const owner = textOf(get(await body(), quota.per));
  const list = await lifecycle.send('GET', `${path}?limit=1&${quota.per}=${owner}`);
  const usage = get(jsonOf(list), 'meta.quota');
  const [used, allowed] = [get(usage, 'used'), get(usage, 'allowed')];
  if (!isObject(usage) || typeof used !== 'number' || typeof allowed !== 'number')
    return report.skip(id, 'x-quota: the list returns no limit');
  if (allowed - used > MAX_CREATED)
    return report.skip(id, `x-quota: ${allowed - used} more are allowed`);
  const createdRecords: Row[] = [];
  for (let count = used; count < allowed; count += 1) {
    const createdResponse = await lifecycle.send('POST', path, await body());
    if (createdResponse.status === 201) createdRecords.push(rowOf(createdResponse));
    else report.add(id, [`record ${count + 1} of ${allowed}: status ${createdResponse.status}`]);
  }
  const extra = await lifecycle.send('POST', path, await body());
  report.add(id, faultsOf(extra, allowed));
  if (extra.status === 201) createdRecords.push(rowOf(extra));
  for (const record of createdRecords) await lifecycle.removeCreated(record);
}
