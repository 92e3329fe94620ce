import { loadContract, type ContractDocument } from '../../../server/http/contract.ts';
import {
  jsonResponse,
  changing,
  content,
  done,
  good,
  key,
  object,
  page,
  paging,
  place,
  record,
  access,
  sort,
  tenant,
  version,
} from './contractParts.ts';

const own = loadContract();
const written = {
  title: { type: 'string', minLength: 1, maxLength: 60, 'x-title': true },
  text: { type: 'string', minLength: 1, maxLength: 500 },
};
const kept = {
  id: { ...record, readOnly: true },
  version: { type: 'integer', readOnly: true },
  ...written,
  status: {
    type: 'string',
    enum: ['pending', 'listed', 'rejected'],
    default: 'pending',
    readOnly: true,
  },
  rejectionReason: { type: ['string', 'null'], readOnly: true },
  pendingChange: own.components.schemas['PendingChange'],
  createdAt: { type: 'string', format: 'date-time', readOnly: true },
};

const picture = { type: ['string', 'null'], 'x-as': 'image' };
const file = { ...picture, format: 'binary', 'x-min-width': 40 };
const list = (items: object) => ({ type: 'array', maxItems: 4, default: [], items });

/** Picture fields of request and response. */
const one = { sent: { photo: file }, shown: { photo: picture } };
const several = {
  sent: { photos: list({ ...file, type: 'string' }) },
  shown: { photos: list({ ...picture, type: 'string' }) },
};

const form = (schema: unknown) => ({
  content: { 'multipart/form-data': { schema }, 'application/json': { schema } },
});

/** Returns the paths of a collection of the customer, without pages. */
function collection(
  resource: string,
  name: string,
  review: object,
  { sent, shown: pictures }: { sent: object; shown: object } = { sent: {}, shown: {} },
) {
  const required = ['id', 'version', 'title', 'text', 'status', 'createdAt'];
  const shown = object({ ...kept, ...pictures }, required, { 'x-review': review });
  const body = Object.keys(sent).length > 0 ? form : content;
  return {
    [`/${resource}`]: {
      ...tenant(resource),
      get: {
        operationId: `list${name}s`,
        ...access,
        parameters: [...paging, sort('title')],
        ...good(page(shown)),
      },
      post: {
        operationId: `create${name}`,
        ...changing,
        parameters: key,
        requestBody: body(object({ ...written, ...sent }, ['title', 'text'])),
        ...good(jsonResponse(shown), '201'),
      },
    },
    [`/${resource}/{id}`]: {
      ...tenant(resource),
      get: {
        operationId: `get${name}`,
        ...access,
        parameters: [place('id')],
        ...good(jsonResponse(shown)),
      },
      put: {
        operationId: `update${name}`,
        ...changing,
        parameters: [place('id'), ...version],
        requestBody: body(object({ ...written, ...sent })),
        ...good(jsonResponse(shown)),
      },
      delete: { operationId: `delete${name}`, ...access, parameters: [place('id')], ...good(done) },
    },
  };
}

const reviewed = { to: 'pending', approved: 'listed' };

/** Returns the shipped contract with reviewed collections that have no code of their own. */
export function contractWithNotices(): ContractDocument {
  const paths: unknown = {
    ...collection('notices', 'Notice', { ...reviewed, again: ['title', 'text'] }),
    ...collection('mottos', 'Motto', { beside: ['text'] }),
    ...collection('posters', 'Poster', { ...reviewed, again: ['title', 'photo'] }, one),
    ...collection('albums', 'Album', { ...reviewed, again: ['title', 'photos'] }, several),
  };
  // cast: operations of these tests only
  return { ...own, paths: { ...own.paths, ...(paths as ContractDocument['paths']) } };
}
