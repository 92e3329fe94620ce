import { loadContract, type ContractDocument } from '../../../server/http/contract.ts';
import {
  answer,
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
  rights,
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

/** A collection of the account, without pages. */
function collection(resource: string, name: string, review: object) {
  const shown = object(kept, ['id', 'version', 'title', 'text', 'status', 'createdAt'], {
    'x-review': review,
  });
  return {
    [`/${resource}`]: {
      ...tenant(resource),
      get: {
        operationId: `list${name}s`,
        ...rights,
        parameters: [...paging, sort('title')],
        ...good(page(shown)),
      },
      post: {
        operationId: `create${name}`,
        ...changing,
        parameters: key,
        requestBody: content(object(written, ['title', 'text'])),
        ...good(answer(shown), '201'),
      },
    },
    [`/${resource}/{id}`]: {
      ...tenant(resource),
      get: {
        operationId: `get${name}`,
        ...rights,
        parameters: [place('id')],
        ...good(answer(shown)),
      },
      put: {
        operationId: `update${name}`,
        ...changing,
        parameters: [place('id'), ...version],
        requestBody: content(object(written)),
        ...good(answer(shown)),
      },
      delete: { operationId: `delete${name}`, ...rights, parameters: [place('id')], ...good(done) },
    },
  };
}

/** The contract that ships with two collections that the support desk reviews, and which no code knows. */
export function contractWithNotices(): ContractDocument {
  const paths: unknown = {
    ...collection('notices', 'Notice', {
      again: ['title', 'text'],
      to: 'pending',
      approved: 'listed',
    }),
    ...collection('mottos', 'Motto', { beside: ['text'] }),
  };
  // cast: operations that only these tests know
  return { ...own, paths: { ...own.paths, ...(paths as ContractDocument['paths']) } };
}
