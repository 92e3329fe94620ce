import { notFound, refused, staleVersion } from '../../http/apiError.ts';
import type { Call, Handlers, Principal, Tx } from '../../http/call.ts';
import type { Schemas } from '#contract/types.ts';
import { writeAudit } from '../../http/audit.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../http/page.ts';
import { liveAnswers } from './answers.ts';
import { decideUpdate } from './decide.ts';
import { missingForms } from './completeness.ts';
import { formSpecs, type CategoryType } from './formSpecs.ts';
import { formOf, optionsOf } from './formMessages.ts';
import { propose } from './propose.ts';
import { formStates, pageData, updatesOf } from './shape.ts';
import {
  countChange,
  findAnyUpdate,
  findPage,
  findUpdate,
  listUpdates,
  lockPage,
  openUpdates,
  withdrawUpdate,
  type Page,
  type UpdateRow,
} from './store.ts';

const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw notFound();
  return one;
};

/** Returns the category whose forms are requested; defaults to `venue`, which has the most fields. */
async function categoryOf(
  tx: Tx,
  principal: Principal,
  providerId: number | undefined,
): Promise<CategoryType> {
  if (providerId === undefined) return 'venue';
  return found(await findPage(tx, principal, providerId)).category_type;
}

type Listing = Pick<Call<'listProviderDataUpdates'>, 'principal' | 'language'> & {
  query: Call<'listProviderDataUpdates'>['query'];
};

async function updateList(tx: Tx, { principal, language, query }: Listing) {
  const { page, limit, sort = '-createdAt', ...filter } = query;
  const { rows, found: count } = await listUpdates(tx, principal, filter, {
    descending: sort.startsWith('-'),
    ...windowOf({ page, limit }),
    counted: COUNT_LIMIT,
  });
  return { data: await updatesOf(tx, rows, language), meta: metaOf({ page, limit }, count) };
}

type OneUpdate = Pick<Call<'getProviderDataUpdate'>, 'params' | 'principal' | 'language'>;

async function updateAnswer(
  tx: Tx,
  { params, principal, language }: OneUpdate,
): Promise<Schemas['ProviderDataUpdate']> {
  const row = found(await findUpdate(tx, principal, params.id));
  const [update] = await updatesOf(tx, [row], language);
  return found(update);
}

/**
 * Locks a pending change and its provider.
 * @throws ApiError 404, or `state` if it is no longer pending
 */
async function waitingUpdate(
  tx: Tx,
  { params, principal }: OneUpdate,
): Promise<{ row: UpdateRow; page: Page }> {
  const { provider_id: providerId } = found(await findUpdate(tx, principal, params.id));
  const page = found(await lockPage(tx, principal, providerId));
  const row = found(await findUpdate(tx, principal, params.id));
  if (row.status !== 'pending') throw refused('state');
  return { row, page };
}

const reads = {
  async listProviderForms(tx, { query, principal, language }) {
    const category = await categoryOf(tx, principal, query.providerId);
    return { data: formSpecs.map((spec) => formOf(spec, category, language)) };
  },

  async listProviderFormOptions(tx, { query, principal, language }) {
    const category = await categoryOf(tx, principal, query.providerId);
    const requested = formSpecs.filter(({ key }) => query.form === undefined || key === query.form);
    return { data: requested.flatMap((spec) => optionsOf(spec, category, language)) };
  },

  async getProviderData(tx, { params, principal, language }) {
    const page = found(await findPage(tx, principal, params.providerId));
    return { data: await pageData(tx, page, language) };
  },

  async listProviderDataForms(tx, { params, principal, language }) {
    const page = found(await findPage(tx, principal, params.providerId));
    const open = await openUpdates(tx, page.id);
    return { data: formStates(page, liveAnswers(page), open, language) };
  },

  async getMissingData(tx, { params: { providerId }, principal, language }) {
    const page = found(await findPage(tx, principal, providerId));
    const waiting = await openUpdates(tx, page.id);
    const isWaiting = (form: string) =>
      waiting.some((one) => one.form === form && one.status === 'pending');
    const missing = missingForms(page.category_type, liveAnswers(page)).filter(
      ({ key }) => !isWaiting(key),
    );
    const forms = missing.map((spec) => formOf(spec, page.category_type, language));
    return { data: { providerId, forms } };
  },

  async listProviderDataHistories(tx, { params, query, principal, language }) {
    found(await findPage(tx, principal, params.providerId));
    const { providerId } = params;
    return updateList(tx, { principal, language, query: { ...query, providerId } });
  },

  listProviderDataUpdates: updateList,

  async getProviderDataUpdate(tx, call) {
    return { data: await updateAnswer(tx, call) };
  },
} satisfies Partial<Handlers>;

const writes = {
  async updateProviderData(tx, { params, body, version, principal, language, now }) {
    const page = found(await lockPage(tx, principal, params.providerId));
    if (page.version !== version) throw staleVersion(await pageData(tx, page, language));
    const { form, answers } = body;
    await propose(tx, { page, form, answers, userId: principal.userId, now, at: 'answers.' });
    const after = found(await findPage(tx, principal, page.id));
    return { data: await pageData(tx, after, language) };
  },

  async updateProviderDataUpdate(tx, call) {
    const { row, page } = await waitingUpdate(tx, call);
    if (row.version !== call.version) throw staleVersion(await updateAnswer(tx, call));
    const { answers } = call.body;
    const { userId } = call.principal;
    await propose(tx, { page, form: row.form, answers, userId, now: call.now, at: 'answers.' });
    return { data: await updateAnswer(tx, call) };
  },

  async deleteProviderDataUpdate(tx, call) {
    const { row, page } = await waitingUpdate(tx, call);
    await withdrawUpdate(tx, page, row.form, call.now);
    await countChange(tx, page.id, call.now);
    return { data: {} };
  },

  approveProviderDataUpdate: {
    system: async (tx, call) => {
      const { params, version, principal, now, language, requestId, address } = call;
      const row = found(await findAnyUpdate(tx, params.id));
      await decideUpdate(tx, { id: row.id, version, reason: undefined, now });
      await writeAudit(tx, {
        principal: { customerId: row.customer_id, userId: null },
        agent: { id: principal.userId, reason: null },
        operation: {
          id: 'approveProviderDataUpdate',
          method: 'POST',
          path: '/provider-data-update-queue/{id}/approve',
          resource: undefined,
        },
        targetId: String(row.id),
        outcome: { status: 200 },
        requestId,
        address,
        now,
      });
      const after = found(await findAnyUpdate(tx, row.id));
      const [update] = await updatesOf(tx, [after], language);
      return { data: found(update) };
    },
  },
} satisfies Partial<Handlers>;

export const providerDataHandlers = { ...reads, ...writes };
