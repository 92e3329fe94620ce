import type { Call, Handlers, Tx } from '../../http/call.ts';
import { invalid, staleVersion } from '../../http/apiError.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../http/page.ts';
import { changeOf, updateFaults } from './rules.ts';
import { permissionsOf, providerOf } from './shape.ts';
import { pageHandlers } from './pageHandlers.ts';
import { providerOr404 } from './providerOr404.ts';
import { changeProvider, isDistrictOf, listProviders, type ProviderRow } from './store.ts';

async function checkUpdate(
  tx: Tx,
  { body }: Call<'updateProvider'>,
  before: ProviderRow,
): Promise<void> {
  const faults = updateFaults(body);
  const { districtId } = body;
  if (typeof districtId === 'number' && !(await isDistrictOf(tx, districtId, before.city_id))) {
    faults.push({ path: 'districtId', code: 'not_own' });
  }
  if (faults.length > 0) throw invalid(...faults);
}

export const providerHandlers = {
  ...pageHandlers,

  async listProviders(tx, { query, principal, language }) {
    const { page, limit, sort = 'name', ...filter } = query;
    const descending = sort.startsWith('-');
    const { rows, found } = await listProviders(
      tx,
      principal,
      filter,
      { ...windowOf({ page, limit }), sort: sortKey(sort), descending, counted: COUNT_LIMIT },
      language,
    );
    return {
      data: rows.map((row) => providerOf(row, principal)),
      meta: metaOf({ page, limit }, found),
    };
  },

  async getProvider(tx, call) {
    return { data: providerOf(await providerOr404(tx, call), call.principal) };
  },

  async updateProvider(tx, call) {
    const before = await providerOr404(tx, call);
    await checkUpdate(tx, call, before);
    const { id } = call.params;
    const done = await changeProvider(
      tx,
      call.principal,
      { id, version: call.version },
      changeOf(call.body),
      call.now,
    );
    const after = providerOf(await providerOr404(tx, call), call.principal);
    if (!done) throw staleVersion(after);
    return { data: after };
  },

  async getProviderPermissions(tx, call) {
    return { data: permissionsOf(await providerOr404(tx, call), call.now) };
  },
} satisfies Partial<Handlers>;

function sortKey(sort: NonNullable<Call<'listProviders'>['query']['sort']>) {
  switch (sort) {
    case 'name':
    case '-name':
      return 'name';
    case 'createdAt':
    case '-createdAt':
      return 'createdAt';
    case 'updatedAt':
    case '-updatedAt':
      return 'updatedAt';
  }
}
