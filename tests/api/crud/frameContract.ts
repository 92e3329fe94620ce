import type { ContractDocument } from '../../../server/http/contract.ts';
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
  query,
  record,
  access,
  sort,
  tenant,
  version,
  type Part,
} from './contractParts.ts';
import { events, labels } from './eventContract.ts';
import { photos } from './photoContract.ts';
import { contractWithShelves } from './shelfContract.ts';

const states = ['draft', 'published', 'archived'];
const written = {
  name: { type: 'string', minLength: 1, maxLength: 60, 'x-unique': true },
  code: { type: ['string', 'null'], maxLength: 20, 'x-unique': 'providerId' },
  providerId: { ...record, type: ['integer', 'null'], 'x-ref': 'providers' },
  text: { type: 'string', minLength: 1, maxLength: 500, 'x-as': 'rich-text', default: '<p>-</p>' },
  reason: { type: ['string', 'null'], maxLength: 100 },
};
const status = { type: 'string', enum: states, default: 'draft', readOnly: true };
const frame = object(
  {
    id: { ...record, readOnly: true },
    version: { type: 'integer', readOnly: true },
    ...written,
    name: { ...written.name, 'x-search': true },
    text: { ...written.text, 'x-search': true },
    status,
    createdAt: { type: 'string', format: 'date-time', readOnly: true },
    createdBy: { ...record, type: ['integer', 'null'], 'x-ref': 'customer-users' },
    updatedBy: { ...record, type: ['integer', 'null'], 'x-ref': 'customer-users' },
    allowed: object(
      {
        edit: { type: 'boolean' },
        remove: { type: 'boolean' },
        actions: { type: 'array', items: { type: 'string' } },
      },
      ['edit', 'remove', 'actions'],
    ),
  },
  ['id', 'version', 'name', 'status', 'createdAt', 'createdBy', 'updatedBy', 'allowed'],
);
const action = (type: string, transition: Part, questions: Part = {}, required: string[] = []) =>
  object({ type: { const: type }, ...questions }, ['type', ...required], {
    'x-transitions': { field: 'status', ...transition },
  });
const frames = {
  '/customers/{customerId}/frames': {
    ...tenant('frames'),
    'x-max-records': 3,
    get: {
      operationId: 'listFrames',
      ...access,
      parameters: [
        place('customerId'),
        ...paging,
        sort('name'),
        query('statuses', { type: 'array', items: { type: 'string', enum: states } }),
        query('mine', record, { 'x-filter': { field: 'createdBy' } }),
      ],
      ...good(page(frame)),
    },
    post: {
      operationId: 'createFrame',
      ...changing,
      parameters: [place('customerId'), ...key],
      requestBody: content(
        object({ ...written, id: { ...record, readOnly: true }, status }, ['name']),
      ),
      ...good(jsonResponse(frame), '201'),
    },
  },
  '/customers/{customerId}/frames/{frameId}': {
    ...tenant('frames'),
    get: {
      operationId: 'getFrame',
      ...access,
      parameters: [place('customerId'), place('frameId')],
      ...good(jsonResponse(frame)),
    },
    put: {
      operationId: 'updateFrame',
      ...changing,
      'x-transitions': { field: 'status', from: ['draft', 'published'], to: 'draft' },
      parameters: [place('customerId'), place('frameId'), ...version],
      requestBody: content(object(written, [], { minProperties: 1 })),
      ...good(jsonResponse(frame)),
    },
    delete: {
      operationId: 'deleteFrame',
      ...changing,
      'x-transitions': { field: 'status', from: ['draft'] },
      parameters: [place('customerId'), place('frameId')],
      ...good(done),
    },
  },
  '/customers/{customerId}/frames/{frameId}/actions': {
    ...tenant('frames'),
    post: {
      operationId: 'actOnFrame',
      ...changing,
      parameters: [place('customerId'), place('frameId'), ...key],
      requestBody: content({
        oneOf: [
          action('publish', { from: ['draft'], to: 'published' }),
          action('archive', { from: ['draft', 'published'], to: 'archived' }, written, ['reason']),
          action('touch', {}),
        ],
        discriminator: { propertyName: 'type' },
      }),
      ...good(jsonResponse(frame)),
    },
  },
};

/** Returns the shelves' contract with collections that use every feature of plain ones. */
export function contractWithFrames(): ContractDocument {
  const shelves = contractWithShelves();
  const paths: unknown = { ...frames, ...events, ...labels, ...photos };
  // cast: operations of these tests only
  return { ...shelves, paths: { ...shelves.paths, ...(paths as ContractDocument['paths']) } };
}
