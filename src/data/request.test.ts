import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { buildRequest, type Endpoint, type RequestOptions } from './request.ts';

const leads: Endpoint = { method: 'GET', path: '/leads' };
const lead: Endpoint = { method: 'PUT', path: '/customers/{customerId}/leads/{id}' };
const keys = { accessToken: 'pt_token', consumerKey: 'ck_key' };

function build(endpoint: Endpoint, parts: RequestOptions = {}, session: typeof keys | null = null) {
  return buildRequest(endpoint, parts, { baseUrl: '/api', language: 'tr-TR', keys: session });
}

describe('the URL', () => {
  it.each([
    [{ status: ['new', 'pending'], providerIds: [1, 2] }, 'status=new%2Cpending&providerIds=1%2C2'],
    [{ page: 2, isPrepaid: false }, 'page=2&isPrepaid=false'],
    [{ coupleName: 'Işık & Gül' }, 'coupleName=I%C5%9F%C4%B1k+%26+G%C3%BCl'],
    [{ status: [], coupleName: '', source: undefined, city: null, bare: {} }, ''],
  ])('serializes %j as %s', (query, search) => {
    expect(build(leads, { query }).url).toBe(search ? `/api/leads?${search}` : '/api/leads');
  });

  it('fills the path parameters, escaped', () => {
    const { url } = build(lead, { params: { customerId: 7, id: 'a/b?c' } });
    expect(url).toBe('/api/customers/7/leads/a%2Fb%3Fc');
  });

  it.each(['.', '..', ''])('never sends the path segment %j, which would lead elsewhere', (id) => {
    expect(() => build(lead, { params: { customerId: 7, id } })).toThrow(ApiError);
  });

  it('names the missing path parameter', () => {
    expect(() => build(lead, { params: { customerId: 7 } })).toThrow('id');
  });
});

describe('the headers', () => {
  it('sends no keys while nobody is signed in', () => {
    const { headers } = build(leads).init;
    expect([...headers.keys()]).toEqual(['accept', 'accept-language']);
    expect(headers.get('accept-language')).toBe('tr-TR');
  });

  it('sends both halves of the key', () => {
    const { headers } = build(leads, {}, keys).init;
    expect(headers.get('x-access-token')).toBe('pt_token');
    expect(headers.get('x-consumer-key')).toBe('ck_key');
    expect(headers.has('x-switch-user')).toBe(false);
  });

  it('sends the user whom an agent impersonates', () => {
    const impersonating = { ...keys, switchUser: '12' };
    const { headers } = build(leads, {}, impersonating).init;
    expect(headers.get('x-switch-user')).toBe('12');
  });

  it('sends the version in quotes and the idempotency key', () => {
    const parts = { params: { customerId: 7, id: 3 }, ifMatch: 0, idempotencyKey: 'order-0001' };
    const { headers } = build(lead, parts).init;
    expect(headers.get('if-match')).toBe('"0"');
    expect(headers.get('idempotency-key')).toBe('order-0001');
  });
});

describe('the body', () => {
  const params = { customerId: 7, id: 3 };

  it('is JSON', () => {
    const { init } = build(lead, { params, body: { name: 'Ayşe', note: null } });
    expect(init.body).toBe('{"name":"Ayşe","note":null}');
    expect(init.headers.get('content-type')).toBe('application/json');
  });

  it('is absent if there is none', () => {
    const { init } = build(leads);
    expect(init.body).toBeUndefined();
    expect(init.headers.has('content-type')).toBe(false);
  });

  it('is multipart with a file; the browser writes the boundary', () => {
    const image = new File(['x'], 'photo.png', { type: 'image/png' });
    const { init } = build(lead, { params, body: { image, order: 2, crop: { x: 1 }, alt: null } });
    expect(init.headers.has('content-type')).toBe(false);
    if (!(init.body instanceof FormData)) throw new Error('not multipart');
    expect(Object.fromEntries(init.body)).toMatchObject({ order: '2', crop: '{"x":1}' });
    expect(init.body.get('alt')).toBe('');
    expect(init.body.get('image')).toBeInstanceOf(File);
  });

  it('is multipart without a file if the operation accepts nothing else', () => {
    const { init } = build(lead, { params, body: { order: 2, note: undefined }, multipart: true });
    if (!(init.body instanceof FormData)) throw new Error('not multipart');
    expect([...init.body]).toEqual([['order', '2']]);
  });

  it('contains several files of a field in order, stored ones by their URL', () => {
    const image = new File(['x'], 'photo.png', { type: 'image/png' });
    const body = { images: ['/files/a.webp', image], ids: [1, 2] };
    const { init } = build(lead, { params, body });
    if (!(init.body instanceof FormData)) throw new Error('not multipart');
    const [first, second] = init.body.getAll('images');
    expect([first, second instanceof File]).toEqual(['/files/a.webp', true]);
    expect(init.body.get('ids')).toBe('[1,2]');
  });
});
