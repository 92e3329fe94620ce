import { sql } from 'kysely';
import { invalid } from '../../http/apiError.ts';
import { changed, replaceHandler, plainOf, type PlainHandlers } from '../../http/plainOf.ts';
import { AfterCommit, type Call, type Tx } from '../../http/call.ts';

interface Placed {
  categoryId: number | null;
  cityId: number | null;
}

/** Stores category and city of a recommended marketplace provider; undefined if it is not public. */
async function placeRelated(tx: Tx, id: number, page: number): Promise<Placed | undefined> {
  const { rows } = await sql<Placed>`
    update related_providers r set category_id = p.category_id, city_id = p.city_id
    from marketplace_page(${page}) p where r.id = ${id}
    returning r.category_id::int as "categoryId", r.city_id::int as "cityId"`.execute(tx);
  return rows[0];
}

/** Creates the handlers of recommended providers; adds the marketplace's data about them to the plain collection. */
export function relatedHandlers(plain: PlainHandlers) {
  const run = plainOf<'createRelatedProvider'>(plain);

  async function create(tx: Tx, call: Call<'createRelatedProvider'>) {
    const { relatedProviderId: page, providerId } = call.body;
    const path = 'relatedProviderId';
    if (page === providerId) throw invalid({ path, code: 'recommends_itself' });
    const answer = await run('createRelatedProvider', tx, call);
    if (page === undefined || page === null) return answer;
    const shown = answer instanceof AfterCommit ? answer.meanwhile : answer;
    const placed = shown && (await placeRelated(tx, shown.data.id, page));
    if (!placed) throw invalid({ path, code: 'not_own' });
    return changed(answer, ({ data }) => ({ data: { ...data, ...placed } }));
  }

  return { createRelatedProvider: replaceHandler(plain, 'createRelatedProvider', create) };
}
