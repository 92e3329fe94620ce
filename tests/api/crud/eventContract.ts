import {
  jsonResponse,
  content,
  done,
  good,
  object,
  page,
  paging,
  place,
  query,
  record,
  access,
  sort,
  tenant,
} from './contractParts.ts';

const event = {
  ...object(
    {
      id: record,
      title: { type: 'string', minLength: 1, maxLength: 60 },
      onDay: { type: ['string', 'null'], format: 'date' },
      seats: { type: ['integer', 'null'] },
      isMain: { type: 'boolean', default: false },
      order: { type: 'integer', 'x-order': true },
    },
    ['id', 'title', 'onDay', 'seats', 'isMain', 'order'],
  ),
  'x-main': { field: 'isMain', per: 'providerId', heir: 'order' },
};
const { title, onDay, seats, isMain } = event.properties;
const move = object({
  direction: { type: 'string', enum: ['up', 'down'] },
  position: { type: 'integer', minimum: 1, maximum: 1000 },
});
/** Paths below a provider and below a record of another collection; both have manual order. */
export const events = {
  '/providers/{id}/frame-events': {
    ...tenant('frame-events'),
    'x-max-records': { most: 4, per: 'providerId' },
    get: {
      operationId: 'listFrameEvents',
      ...access,
      parameters: [
        place('id'),
        ...paging.filter(({ name }) => name !== 'q'),
        sort('order', 'onDay'),
        query(
          'from',
          { type: 'string', format: 'date' },
          { 'x-filter': { field: 'onDay', by: 'from' } },
        ),
        query(
          'to',
          { type: 'string', format: 'date' },
          { 'x-filter': { field: 'onDay', by: 'until' } },
        ),
        query('fewest', { type: 'integer' }, { 'x-filter': { field: 'seats', by: 'from' } }),
      ],
      ...good(page(event)),
    },
    post: {
      operationId: 'createFrameEvent',
      ...access,
      parameters: [place('id')],
      requestBody: content(object({ title, onDay, seats, isMain }, ['title'])),
      ...good(jsonResponse(event), '201'),
    },
  },
  '/providers/{id}/frame-events/{eventId}': {
    ...tenant('frame-events'),
    get: {
      operationId: 'getFrameEvent',
      ...access,
      parameters: [place('id'), place('eventId')],
      ...good(jsonResponse(event)),
    },
    put: {
      operationId: 'updateFrameEvent',
      ...access,
      parameters: [place('id'), place('eventId')],
      requestBody: content(object({ title, onDay, seats, isMain })),
      ...good(jsonResponse(event)),
    },
    delete: {
      operationId: 'deleteFrameEvent',
      ...access,
      parameters: [place('id'), place('eventId')],
      ...good(done),
    },
  },
  '/providers/{id}/frame-events/{eventId}/move-order': {
    ...tenant('frame-events'),
    post: {
      operationId: 'moveFrameEvent',
      ...access,
      parameters: [place('id'), place('eventId')],
      requestBody: content({ ...move, minProperties: 1 }),
      ...good(jsonResponse(event)),
    },
  },
};

const label = object({ id: record, text: { type: 'string', maxLength: 20 } }, ['id', 'text']);
export const labels = {
  '/shelves/{id}/labels': {
    ...tenant('shelf-labels'),
    get: {
      operationId: 'listShelfLabels',
      ...access,
      parameters: [place('id')],
      ...good(jsonResponse({ type: 'array', maxItems: 50, items: label })),
    },
    post: {
      operationId: 'createShelfLabel',
      ...access,
      parameters: [place('id')],
      requestBody: content(object({ text: label.properties.text }, ['text'])),
      ...good(jsonResponse(label), '201'),
    },
  },
  '/shelves/{id}/labels/{labelId}/move-order': {
    ...tenant('shelf-labels'),
    post: {
      operationId: 'moveShelfLabel',
      ...access,
      parameters: [place('id'), place('labelId')],
      requestBody: content(move),
      ...good(done),
    },
  },
};
