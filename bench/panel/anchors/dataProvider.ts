import { fetchUtils, type DataProvider, type GetListParams, type GetOneParams } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { sessionHeaders } from './session.ts';

interface Page {
  data: Schemas['Lead'][];
  meta: Schemas['Meta'];
}

async function read(path: string): Promise<unknown> {
  const answer = await fetchUtils.fetchJson(`/api/${path}`, { headers: sessionHeaders() });
  return answer.json;
}

async function getOne(resource: string, { id }: Pick<GetOneParams, 'id'>) {
  // cast: the server in the same process follows the contract
  return (await read(`${resource}/${id}`)) as { data: Schemas['Lead'] };
}

async function getList(resource: string, { pagination, sort }: GetListParams) {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const { field, order } = sort ?? { field: 'createdAt', order: 'DESC' };
  const query = new URLSearchParams({
    page: String(page),
    limit: String(perPage),
    sort: order === 'DESC' ? `-${field}` : field,
  });
  // cast: the server in the same process follows the contract
  const { data, meta } = (await read(`${resource}?${query.toString()}`)) as Page;
  return { data, total: meta.total };
}

const refuse = async () => {
  throw new Error('Only the list and its records are read here');
};

const provider = {
  getList,
  getOne,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
};

/** react-admin's read methods on the API's REST. */
// cast: react-admin's methods are generic over a record type that only the caller knows
export const dataProvider = provider as unknown as DataProvider;
