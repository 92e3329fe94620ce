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

describe('configuration in the browser', () => {
  it('asks once in seven days', async () => {
    let time = 1_000;
    const ask = counter();
    const cached = configurationCache({
      storage: storage(),
      language: 'tr',
      build: 'a',
      now: () => time,
    });
    expect(await cached('config-items', ask)).toBe(1);
    time += 7 * DAY - 1;
    expect(await cached('config-items', ask)).toBe(1);
    time += 1;
    expect(await cached('config-items', ask)).toBe(2);
  });

  it('does not use an answer of another language, build or clock', async () => {
    const ask = counter();
    const store = storage();
    await configurationCache({ storage: store, language: 'tr', build: 'a', now: () => 30 * DAY })(
      'x',
      ask,
    );
    expect(
      await configurationCache({ storage: store, language: 'en', build: 'a', now: () => 30 * DAY })(
        'x',
        ask,
      ),
    ).toBe(2);
    expect(
      await configurationCache({ storage: store, language: 'tr', build: 'b', now: () => 30 * DAY })(
        'x',
        ask,
      ),
    ).toBe(3);
    expect(
      await configurationCache({ storage: store, language: 'tr', build: 'a', now: () => DAY })(
        'x',
        ask,
      ),
    ).toBe(4);
  });

  it.each(['{', 'null', '{"form":0,"until":9e15,"value":7}', '[]'])(
    'asks anew for a broken entry %s',
    async (text) => {
      const store = storage();
      store.setItem('configuration:x:tr:a', text);
      expect(
        await configurationCache({ storage: store, language: 'tr', build: 'a' })('x', counter()),
      ).toBe(1);
    },
  );

  it('works where storage is forbidden or full', async () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const cached = configurationCache({
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      language: 'tr',
      build: 'a',
    });
    expect(await cached('x', counter())).toBe(1);
  });
});
