import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { full, shelfApi } from './shelfApi.ts';

let api: Awaited<ReturnType<typeof shelfApi>>;
beforeAll(async () => {
  api = await shelfApi();
});
beforeEach(() => api.clear());
afterAll(() => api.close());

describe('one record', () => {
  test('is returned as it was sent, with the server’s fields', async () => {
    const created = await api.create(api.ayse, full);
    const times = { createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' };
    expect(created).toEqual({
      ...full,
      id: 1,
      version: 1,
      shelfId: null,
      besideId: null,
      ...times,
    });
    expect(await api.call(api.ayse, 'GET', '/shelf-items/1')).toEqual({
      status: 200,
      data: created,
    });
  });

  test('gets the defaults of the contract, null for nullable fields, and no missing optional fields', async () => {
    const created = await api.create(api.ayse, { label: 'Sade', providerId: 1 });
    expect(created).toMatchObject({
      color: 'ivory',
      weight: 0.5,
      isFragile: false,
      parts: [],
      price: null,
      madeOn: null,
    });
    expect(created).not.toHaveProperty('hint');
  });

  test('changes only the sent fields and increments its version', async () => {
    const created = await api.create(api.ayse, full);
    api.now.value = new Date('2026-11-21T10:00:00.000Z');
    const change = { price: null, dimensions: null };
    const changed = await api.call(api.ayse, 'PUT', '/shelf-items/1', change, {
      'if-match': '"1"',
    });
    api.now.value = new Date('2026-11-21T09:00:00.000Z');
    expect(changed).toEqual({
      status: 200,
      data: { ...created, ...change, version: 2, updatedAt: '2026-11-21T10:00:00.000Z' },
    });
  });

  test('a stale version gets a conflict with the current record', async () => {
    await api.create(api.ayse, full);
    await api.call(api.ayse, 'PUT', '/shelf-items/1', { price: 1 }, { 'if-match': '"1"' });
    const late = await api.call(
      api.ayse,
      'PUT',
      '/shelf-items/1',
      { price: 2 },
      { 'if-match': '"1"' },
    );
    expect(late).toMatchObject({
      status: 409,
      code: 'stale_version',
      current: { id: 1, version: 2, price: 1 },
    });
    expect(await api.call(api.ayse, 'PUT', '/shelf-items/1', { price: 2 })).toMatchObject({
      status: 428,
    });
  });

  test('is not found after its deletion', async () => {
    await api.create(api.ayse, full);
    expect(await api.call(api.ayse, 'DELETE', '/shelf-items/1')).toEqual({ status: 200, data: {} });
    expect(await api.call(api.ayse, 'GET', '/shelf-items/1')).toMatchObject({ status: 404 });
    expect(await api.call(api.ayse, 'DELETE', '/shelf-items/1')).toMatchObject({ status: 404 });
  });

  test('a repeated key creates one record', async () => {
    const headers = { 'idempotency-key': 'shelf-item-1' };
    const first = await api.call(api.ayse, 'POST', '/shelf-items', full, headers);
    const second = await api.call(api.ayse, 'POST', '/shelf-items', full, headers);
    expect(second).toEqual(first);
    expect(await api.labels('')).toHaveLength(1);
  });

  test('reports all invalid fields at once', async () => {
    const wrong = {
      label: '',
      providerId: 1,
      color: 'red',
      dimensions: { width: 1.5 },
      surprise: 1,
    };
    const { status, errors } = await api.call(api.ayse, 'POST', '/shelf-items', wrong);
    expect(status).toBe(422);
    expect(errors.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'color enum',
      'dimensions.height required',
      'dimensions.width type',
      'label required',
      'surprise unknown',
    ]);
  });
});

describe('references', () => {
  test('to another account’s records are faults of their fields', async () => {
    await api.call(api.zeynep, 'POST', '/shelves', { name: 'Onun rafı' });
    await api.call(api.ayse, 'POST', '/shelves', { name: 'Benim rafım' });
    const parts = [
      { name: 'a', shelfId: 2 },
      { name: 'b', shelfId: 1 },
    ];
    const wrong = { ...full, providerId: 3, shelfId: 99, parts, occasion: 'ball' };
    const { status, errors } = await api.call(api.ayse, 'POST', '/shelf-items', wrong);
    expect(status).toBe(422);
    expect(errors.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'occasion config',
      'parts[1].shelfId not_own',
      'providerId not_own',
      'shelfId not_own',
    ]);
  });

  test('to an unlinked provider are faults', async () => {
    const { errors } = await api.call(api.mert, 'POST', '/shelf-items', { ...full, providerId: 2 });
    expect(errors).toMatchObject([{ path: 'providerId', code: 'not_own' }]);
    await api.create(api.mert, full);
    const change = await api.call(
      api.mert,
      'PUT',
      '/shelf-items/1',
      { providerId: 2 },
      { 'if-match': '"1"' },
    );
    expect(change).toMatchObject({ status: 422, errors: [{ path: 'providerId' }] });
  });

  test('to a record of an unlinked provider are faults', async () => {
    await api.create(api.ayse, { ...full, providerId: 2 });
    const payload = { ...full, besideId: 1 };
    const { errors } = await api.call(api.mert, 'POST', '/shelf-items', payload);
    expect(errors).toMatchObject([{ path: 'besideId', code: 'not_own' }]);
    expect(await api.create(api.ayse, payload)).toMatchObject({ besideId: 1 });
  });

  test('to a deleted record are removed where the reference is optional', async () => {
    await api.call(api.ayse, 'POST', '/shelves', { name: 'Raf' });
    await api.create(api.ayse, { ...full, shelfId: 1 });
    expect(await api.call(api.ayse, 'DELETE', '/shelves/1')).toMatchObject({ status: 200 });
    expect(await api.call(api.ayse, 'GET', '/shelf-items/1')).toMatchObject({
      data: { shelfId: null },
    });
  });
});

describe('owners', () => {
  test('another account’s record is not found', async () => {
    await api.create(api.zeynep, { ...full, providerId: 3 });
    expect(await api.call(api.ayse, 'GET', '/shelf-items/1')).toMatchObject({ status: 404 });
    expect(
      await api.call(api.ayse, 'PUT', '/shelf-items/1', { price: 1 }, { 'if-match': '"1"' }),
    ).toMatchObject({ status: 404 });
    expect(await api.call(api.ayse, 'DELETE', '/shelf-items/1')).toMatchObject({ status: 404 });
    expect(await api.labels('')).toEqual([]);
    expect(await api.labels('', api.zeynep)).toEqual(['Işıklı Kemer']);
  });

  test('an unlinked provider’s record is not found', async () => {
    await api.create(api.ayse, { ...full, providerId: 2 });
    expect(await api.call(api.mert, 'GET', '/shelf-items/1')).toMatchObject({ status: 404 });
    expect(await api.labels('', api.mert)).toEqual([]);
    expect(await api.labels('')).toEqual(['Işıklı Kemer']);
  });

  test('a path below a provider reads and creates records of that provider', async () => {
    const made = await api.call(api.mert, 'POST', '/providers/1/shelf-items', { label: 'Yolun' });
    expect(made).toMatchObject({ status: 201, data: { providerId: 1, label: 'Yolun' } });
    await api.create(api.ayse, { ...full, providerId: 2 });
    const seen = await api.call(api.ayse, 'GET', '/providers/1/shelf-items');
    expect(seen).toEqual({ status: 200, data: [expect.objectContaining({ label: 'Yolun' })] });
    expect(
      await api.call(api.mert, 'POST', '/providers/2/shelf-items', { label: 'x' }),
    ).toMatchObject({
      status: 404,
    });
  });
});
