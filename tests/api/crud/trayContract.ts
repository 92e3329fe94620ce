import { loadContract, type ContractDocument } from '../../../server/http/contract.ts';
import {
  jsonResponse,
  content,
  done,
  errors,
  good,
  key,
  object,
  paging,
  place,
  query,
  record,
  access,
  sort,
  tenant,
  version,
} from './contractParts.ts';

const own = loadContract();

const upload = {
  type: 'string',
  format: 'binary',
  'x-as': 'image',
  'x-min-width': 40,
  'x-max-width': 3000,
};
const written = {
  providerId: { ...record, 'x-ref': 'providers' },
  label: { type: 'string', minLength: 1, maxLength: 60, 'x-title': true },
  isSold: { type: 'boolean', default: false },
};
const uploads = { type: 'array', maxItems: 3, default: [], items: upload, 'x-cover': 'cover' };
const files = { cover: upload, images: uploads };
const form = (schema: unknown) => ({
  content: { 'multipart/form-data': { schema }, 'application/json': { schema } },
});
const tray = object(
  {
    id: record,
    version: { type: 'integer', readOnly: true },
    ...written,
    cover: { type: ['string', 'null'], 'x-as': 'image' },
    images: { type: 'array', maxItems: 3, items: { type: 'string', 'x-as': 'image' } },
    order: { type: 'integer', 'x-order': { within: 'providerId', lockedFirst: 2 } },
  },
  ['id', 'version', 'providerId', 'label', 'isSold', 'cover', 'images', 'order'],
);
const listed = content(
  object(
    {
      data: { type: 'array', maxItems: 100, items: tray },
      meta: own.components.schemas['QuotaMeta'],
    },
    ['data', 'meta'],
  ),
);

/** Returns the shipped contract with a collection that has a quota and system positions. */
export function contractWithTrays(): ContractDocument {
  const paths: unknown = {
    '/trays': {
      ...tenant('trays'),
      get: {
        operationId: 'listTrays',
        ...access,
        parameters: [...paging, sort('order'), query('providerId', record)],
        responses: { '200': { description: 'x', ...listed }, ...errors },
      },
      post: {
        operationId: 'createTray',
        ...access,
        'x-quota': { limit: 'photos', per: 'providerId', among: { isSold: false } },
        parameters: key,
        requestBody: form(object({ ...written, ...files }, ['providerId', 'label'])),
        ...good(jsonResponse(tray), '201'),
      },
    },
    '/trays/{id}': {
      ...tenant('trays'),
      get: {
        operationId: 'getTray',
        ...access,
        parameters: [place('id')],
        ...good(jsonResponse(tray)),
      },
      put: {
        operationId: 'updateTray',
        ...access,
        parameters: [place('id'), ...version],
        requestBody: form(object({ ...written, ...files }, [], { minProperties: 1 })),
        ...good(jsonResponse(tray)),
      },
      delete: {
        operationId: 'deleteTray',
        ...access,
        parameters: [place('id')],
        ...good(done),
      },
    },
    '/trays/{id}/move-order': {
      ...tenant('trays'),
      post: {
        operationId: 'moveTray',
        ...access,
        parameters: [place('id')],
        requestBody: content(object({ position: { type: 'integer', minimum: 1 } }, ['position'])),
        ...good(jsonResponse(tray)),
      },
    },
  };
  // cast: operations of these tests only
  return { ...own, paths: { ...own.paths, ...(paths as ContractDocument['paths']) } };
}
