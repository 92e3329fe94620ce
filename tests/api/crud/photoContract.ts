import {
  jsonResponse,
  done,
  errors,
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

const upload = { type: 'string', format: 'binary' };
const photoFields = {
  caption: { type: 'string', maxLength: 60 },
  seats: { type: ['integer', 'null'], minimum: 1, maximum: 500 },
  isCover: { type: 'boolean', default: false },
  tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 10 }, default: [] },
  image: { ...upload, 'x-as': 'image', 'x-min-width': 40, 'x-max-width': 3000 },
  paper: {
    ...upload,
    type: ['string', 'null'],
    'x-as': 'file',
    'x-max-bytes': 2000,
    'x-accept': ['application/pdf', 'image/png'],
  },
};
const fileFacts = object(
  {
    url: { type: 'string' },
    name: { type: 'string' },
    size: { type: 'integer' },
    mediaType: { type: 'string' },
  },
  ['url', 'name', 'size'],
  { type: ['object', 'null'], 'x-as': 'file' },
);
const photo = object(
  {
    id: record,
    version: { type: 'integer' },
    ...photoFields,
    image: { type: 'string', 'x-as': 'image' },
    paper: fileFacts,
  },
  ['id', 'version', 'caption', 'seats', 'isCover', 'tags', 'image', 'paper'],
);
const form = (schema: unknown) => ({
  content: { 'multipart/form-data': { schema }, 'application/json': { schema } },
});
/** Records with a public picture and a private document. */
export const photos = {
  '/frame-photos': {
    ...tenant('frame-photos'),
    get: {
      operationId: 'listFramePhotos',
      ...access,
      parameters: [...paging.filter(({ name }) => name !== 'q'), sort('caption')],
      ...good(page(photo)),
    },
    post: {
      operationId: 'createFramePhoto',
      ...access,
      parameters: key,
      requestBody: form(object(photoFields, ['caption', 'image'])),
      ...good(jsonResponse(photo), '201'),
    },
  },
  '/frame-photos/{id}': {
    ...tenant('frame-photos'),
    put: {
      operationId: 'updateFramePhoto',
      ...access,
      parameters: [place('id'), ...version],
      requestBody: form(object(photoFields, [], { minProperties: 1 })),
      ...good(jsonResponse(photo)),
    },
    delete: {
      operationId: 'deleteFramePhoto',
      ...access,
      parameters: [place('id')],
      ...good(done),
    },
  },
  '/frame-photos/{id}/download': {
    ...tenant('frame-photos'),
    get: {
      operationId: 'downloadFramePhotoPaper',
      ...access,
      parameters: [place('id')],
      responses: {
        '200': { description: 'x', content: { 'application/pdf': { schema: upload } } },
        ...errors,
      },
    },
  },
  '/frame-photos/{id}/paper': {
    ...tenant('frame-photos'),
    delete: {
      operationId: 'deleteFramePhotoPaper',
      ...access,
      parameters: [place('id')],
      ...good(jsonResponse(photo)),
    },
  },
};
