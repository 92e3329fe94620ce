import type { Schemas } from '#contract/types.ts';
import { changed, replaceHandler, plainOf, type PlainHandlers } from '../../http/plainOf.ts';
import { invalid, notFound } from '../../http/apiError.ts';
import { AfterCommit, type Answer, type Call, type Tx } from '../../http/call.ts';
import { faultsOf, lowestOf, type Lowest } from './rules.ts';
import { findRowForRules, optionsOf, writeLowest } from './store.ts';

type Writing = 'createCatalog' | 'updateCatalog' | 'createCatalogAction';
type Shown = { data: Schemas['Catalog'] };

/** Fields whose change is validated; an older invalid list may still be renamed. */
const JUDGED = ['providerId', 'catalogTypeId', 'pricingType', 'maxGuests', 'prices'];

/** Validates a written price list and stores its lowest prices. */
async function validateWritten(tx: Tx, id: number, written: object): Promise<Lowest> {
  const row = await findRowForRules(tx, id);
  if (!row) throw notFound();
  if (JUDGED.some((field) => field in written)) {
    const faults = faultsOf(row, { ...row, options: await optionsOf(tx, row) });
    if (faults.length > 0) throw invalid(...faults);
  }
  const lowest = lowestOf(row.prices);
  await writeLowest(tx, id, lowest);
  return lowest;
}

const withLowest = (lowest: Lowest) => (answer: Shown) => ({ data: { ...answer.data, ...lowest } });

/** Creates the handlers of price lists; adds their rules and the lowest prices to the plain collection. */
export function catalogHandlers(plain: PlainHandlers) {
  const run = plainOf<Writing>(plain);

  async function create(tx: Tx, call: Call<'createCatalog'>) {
    const answer = await run('createCatalog', tx, call);
    const shown = answer instanceof AfterCommit ? answer.meanwhile : answer;
    if (!shown) throw new Error('createCatalog answered without its record');
    return changed(answer, withLowest(await validateWritten(tx, shown.data.id, call.body)));
  }

  async function update(
    tx: Tx,
    call: Call<'updateCatalog'>,
  ): Promise<Answer<'updateCatalog'> | AfterCommit<Answer<'updateCatalog'>>> {
    const answer = await run('updateCatalog', tx, call);
    return changed(answer, withLowest(await validateWritten(tx, call.params.id, call.body)));
  }

  async function act(tx: Tx, call: Call<'createCatalogAction'>) {
    const answer = await run('createCatalogAction', tx, call);
    return changed(answer, withLowest(await validateWritten(tx, call.params.id, call.body)));
  }

  return {
    createCatalog: replaceHandler(plain, 'createCatalog', create),
    updateCatalog: replaceHandler(plain, 'updateCatalog', update),
    createCatalogAction: replaceHandler(plain, 'createCatalogAction', act),
  };
}
