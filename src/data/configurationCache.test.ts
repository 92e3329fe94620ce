import { describe, expect, it } from 'vitest';
import { configurationCache } from './configurationCache.ts';

const DAY = 86_400_000;

function storage(): Storage {
  localStorage.clear();
  return localStorage;
}

function counter() {
  let count = 0;
  return async () => ++count;
}

const at = (now: () => number, language = 'tr', build = 'a', store: Storage = localStorage) =>
  configurationCache({ storage: store, language, build, now });

const URL = '/config-items?itemTypes=currency';

describe('the configuration cache', () => {
  it('requests once in seven days', async () => {
    let time = 1_000;
    const fetchConfiguration = counter();
    const cache = at(() => time, 'tr', 'a', storage());
    expect(await cache.get(URL, fetchConfiguration)).toBe(1);
    time += 7 * DAY - 1;
    expect(await cache.get(URL, fetchConfiguration)).toBe(1);
    time += 1;
    expect(await cache.get(URL, fetchConfiguration)).toBe(2);
  });

  it('ignores a response of another URL, language, build or clock', async () => {
    const fetchConfiguration = counter();
    const store = storage();
    const month = () => 30 * DAY;
    await at(month, 'tr', 'a', store).get(URL, fetchConfiguration);
    expect(
      await at(month, 'tr', 'a', store).get('/config-items?itemTypes=x', fetchConfiguration),
    ).toBe(2);
    expect(await at(month, 'en', 'a', store).get(URL, fetchConfiguration)).toBe(3);
    expect(await at(month, 'tr', 'b', store).get(URL, fetchConfiguration)).toBe(4);
    expect(await at(month, 'tr', 'a', store).get(URL, fetchConfiguration)).toBe(1);
    expect(await at(() => DAY, 'tr', 'a', store).get(URL, fetchConfiguration)).toBe(5);
  });

  it.each(['{', 'null', '{"form":0,"until":9e15,"value":7}', '[]'])(
    'requests again if its entry is invalid: %s',
    async (text) => {
      const store = storage();
      store.setItem(`configuration:${URL}:tr:a`, text);
      expect(await at(Date.now, 'tr', 'a', store).get(URL, counter())).toBe(1);
    },
  );

  it('is dropped completely, and nothing else with it', async () => {
    const store = storage();
    store.setItem('language', 'tr');
    const fetchConfiguration = counter();
    const cache = at(Date.now, 'tr', 'a', store);
    await cache.get(URL, fetchConfiguration);
    await cache.get('/cities', fetchConfiguration);
    cache.drop();
    expect(store.length).toBe(1);
    expect(await cache.get(URL, fetchConfiguration)).toBe(3);
  });

  it('does not store a response that was requested before a drop', async () => {
    const cache = at(Date.now, 'tr', 'a', storage());
    let resolve: (value: number) => void = () => undefined;
    const promise = new Promise<number>((done) => {
      resolve = done;
    });
    const early = cache.get(URL, () => promise);
    cache.drop();
    resolve(1);
    expect(await early).toBe(1);
    expect(await cache.get(URL, async () => 2)).toBe(2);
  });

  it('works without storage, or with a full one', async () => {
    const throwError = () => {
      throw new Error('refused');
    };
    const cache = configurationCache({
      storage: {
        getItem: throwError,
        setItem: throwError,
        removeItem: throwError,
        key: throwError,
        length: 1,
      },
      language: 'tr',
      build: 'a',
    });
    expect(await cache.get('x', counter())).toBe(1);
    cache.drop();
  });
});
