import { fieldValue, getField } from '../../../../src/engine/definition/field.ts';
import { hasRecordPage } from './declared.ts';
import { recordsAt } from './listing.ts';
import { settled, type Visit } from './Visit.ts';
import { inOneLine, isBlank, displayTextOf } from './displayTextOf.ts';

/** Checks that on a phone each record of the API is a card that links to it and shows the fields of the definition. */
export async function cards(visit: Visit): Promise<string[]> {
  const { page, base, resource, listRequests } = visit;
  const mobile = resource.definition.list?.mobile;
  if (!mobile) return [];
  await settled(page);
  const records = await recordsAt(visit, listRequests.at(-1)?.url() ?? '');
  if (records.length === 0) return ['the demo account has no record to look at'];
  if (!hasRecordPage(visit)) {
    const main = inOneLine(await page.getByRole('main').innerText());
    const own = getField(resource, mobile.line);
    const missing = records.filter(
      (one) => !main.includes(displayTextOf(own, fieldValue(own, one), one) ?? ''),
    );
    return missing.length > 0 ? [`${missing.length} records are on no card`] : [];
  }
  const drawn = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href^="${base}/"]`) })
    .evaluateAll((items) =>
      items.map((item) => ({
        to: item.querySelector('a')?.getAttribute('href') ?? '',
        words: item.textContent,
        hasPicture: item.querySelector('img') !== null,
      })),
    );
  const wanted = records.map(({ id }) => `${base}/${id}`);
  const problems =
    JSON.stringify(drawn.map(({ to }) => to)) === JSON.stringify(wanted)
      ? []
      : ['the cards are not those of the records that the API has'];
  if (mobile.picture !== undefined) {
    const picture = getField(resource, mobile.picture);
    const bare = records.filter(
      (record, index) => !isBlank(fieldValue(picture, record)) && !drawn[index]?.hasPicture,
    );
    if (bare.length > 0) problems.push(`${bare.length} cards lack their picture`);
  }
  for (const path of [mobile.line, ...mobile.under]) {
    const own = getField(resource, path);
    const silent = records.filter((record, index) => {
      const value = fieldValue(own, record);
      const words = displayTextOf(own, value, record);
      const card = inOneLine(drawn[index]?.words ?? '');
      return !isBlank(value) && words !== undefined && !card.includes(words);
    });
    if (silent.length > 0) problems.push(`${silent.length} cards do not show ${path}`);
  }
  return problems;
}
