import { getField, labelKey } from '../../../../src/engine/definition/field.ts';
import { tr } from './translator.ts';
import { expect } from '../panel.ts';
import { polling, problemUnless } from './timeouts.ts';
import { checkRows, tableOf } from './listing.ts';
import { settled, type Visit } from './Visit.ts';

async function sortBy(visit: Visit, path: string, label: string): Promise<string[]> {
  const { page, listRequests } = visit;
  const before = listRequests.length;
  await tableOf(visit).getByRole('button', { name: label, exact: true }).click();
  const silent = await problemUnless(
    `a click on the header of ${path} asks nothing`,
    expect.poll(() => listRequests.length, polling).toBeGreaterThan(before),
  );
  if (silent.length > 0) return silent;
  // The request begins before the address changes.
  const sortInUrl = () => new URL(page.url()).searchParams.get('sort');
  const lost = await problemUnless(
    `the address does not keep the sort ${path}`,
    expect.poll(sortInUrl, polling).toBe(path),
  );
  if (lost.length > 0) return lost;
  await settled(page);
  const problems = await checkRows(visit, `sorted by ${path}`);
  const requests = listRequests.slice(before);
  if (requests.length !== 1)
    problems.push(`a click on the header of ${path} asked ${requests.length} times`);
  const sort = new URL(requests.at(-1)?.url() ?? '').searchParams.get('sort') ?? '';
  if (sort.replace('-', '') !== path) problems.push(`the header of ${path} asked for sort ${sort}`);
  return problems;
}

/**
 * Checks that headers are buttons exactly for the API's sort keys; each sends one request, and the URL keeps its
 * sort.
 */
export async function sorting(visit: Visit): Promise<string[]> {
  const { resource } = visit;
  const { list } = resource.definition;
  const keys = resource.manifest.list?.sort ?? [];
  const problems: string[] = [];
  for (const path of list?.columns ?? []) {
    const label = tr(labelKey(getField(resource, path)));
    const button = tableOf(visit).getByRole('button', { name: label, exact: true });
    const isOffered = (await button.count()) > 0;
    if (isOffered !== keys.includes(path))
      problems.push(
        `${path} ${isOffered ? 'offers a sort that the API lacks' : 'does not offer its sort'}`,
      );
    else if (isOffered) problems.push(...(await sortBy(visit, path, label)));
  }
  return problems;
}
