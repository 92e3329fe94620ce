import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { FileFault } from '../../controls/upload/fileFault.ts';
import {
  fileSample as file,
  queueSample as queueOf,
  MemoryUploadStore,
  type Send,
} from './queueSample.ts';
import type { UploadItem } from './UploadItem.ts';

const network = () => new HttpError('apiErrors.network', 0);

it('sends each file once, and rejects files above a limit without stopping the others', async () => {
  const sent: string[] = [];
  const { queue, states, store, doneCount } = queueOf(async ({ file: { name }, values }) => {
    sent.push(`${name} ${String(values['providerId'])}`);
  });
  await queue.add([file('a'), file('b', 11), file('c')], { providerId: 1 });
  await vi.waitFor(() => expect(states()).toEqual(['a done', 'b refused', 'c done']));
  expect(sent).toEqual(['a 1', 'c 1']);
  expect(doneCount()).toBe(2);
  expect(store.kept.size).toBe(0);
});

it('stores files in their order if it sends one at a time', async () => {
  const started: string[] = [];
  const stored: string[] = [];
  const gates = new Map<string, () => void>();
  const send: Send = async ({ file: { name } }) => {
    started.push(name);
    await new Promise<void>((resolve) => gates.set(name, resolve));
    stored.push(name);
  };
  const { queue, states } = queueOf(send, { atOnce: 1 });
  await queue.add([file('a'), file('b')], {});
  await vi.waitFor(() => expect(states()).toEqual(['a sending', 'b waiting']));
  expect(started).toEqual(['a']);
  gates.get('a')?.();
  await vi.waitFor(() => expect(states()).toEqual(['a done', 'b sending']));
  gates.get('b')?.();
  await vi.waitFor(() => expect(stored).toEqual(['a', 'b']));
});

it('rejects a duplicate file', async () => {
  const { queue, states } = queueOf(async () => {});
  await queue.add([file('a')], {});
  await queue.add([file('a')], {});
  expect(states().toSorted()).toEqual(['a done', 'a refused']);
});

it('resends a file with the same key after a lost connection', async () => {
  const keys: string[] = [];
  const { queue, states } = queueOf(async ({ id }) => {
    keys.push(id);
    if (keys.length === 1) throw network();
  });
  await queue.add([file('a')], {});
  await vi.waitFor(() => expect(queue.read().isOffline).toBe(true));
  expect(states()).toEqual(['a waiting']);
  queue.reconnect();
  await vi.waitFor(() => expect(states()).toEqual(['a done']));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

it('continues after a reload with the keys and values from before', async () => {
  const store = new MemoryUploadStore();
  const first: string[] = [];
  const before = queueOf(
    async ({ id }) => {
      first.push(id);
      throw network();
    },
    { store },
  );
  await before.queue.add([file('a'), file('b')], { galleryId: 4 });
  await vi.waitFor(() => expect(before.queue.read().isOffline).toBe(true));
  const second: UploadItem[] = [];
  const after = queueOf(async (item) => void second.push(item), { store });
  await after.queue.restore();
  await vi.waitFor(() => expect(after.states()).toEqual(['a done', 'b done']));
  expect(second.map(({ id }) => id)).toEqual(expect.arrayContaining(first));
  expect(second.map(({ values }) => values)).toEqual([{ galleryId: 4 }, { galleryId: 4 }]);
  expect(store.kept.size).toBe(0);
  before.queue.pause();
});

it('sends the position among the files chosen together, also after a reload', async () => {
  const store = new MemoryUploadStore();
  const batch = { id: 'batch', position: 'position' };
  const before = queueOf(
    async () => {
      throw network();
    },
    { store },
  );
  await before.queue.add([file('a'), file('b', 11), file('c')], { galleryId: 4 }, batch);
  await before.queue.add([file('d')], {}, batch);
  await vi.waitFor(() => expect(before.queue.read().isOffline).toBe(true));
  const sent: UploadItem[] = [];
  const after = queueOf(async (item) => void sent.push(item), { store });
  await after.queue.restore();
  await vi.waitFor(() => expect(after.states()).toEqual(['a done', 'c done', 'd done']));
  const [a, c, d] = sent.map(({ values }) => values);
  expect([a, c, d]).toMatchObject([
    { galleryId: 4, position: 1 },
    { position: 3 },
    { position: 1 },
  ]);
  expect(c?.['batch']).toBe(a?.['batch']);
  expect(d?.['batch']).not.toBe(a?.['batch']);
});

it('shows the API’s message at the file, and retries on request', async () => {
  let isFull = true;
  const { queue, states } = queueOf(async () => {
    if (isFull) throw new HttpError('Paketinizdeki fotoğraf hakkı doldu.', 409, {});
  });
  await queue.add([file('a')], {});
  await vi.waitFor(() => expect(states()).toEqual(['a failed']));
  expect(queue.read().items[0]?.problem).toBe('Paketinizdeki fotoğraf hakkı doldu.');
  isFull = false;
  queue.retry();
  await vi.waitFor(() => expect(states()).toEqual(['a done']));
});

it('sends files again after a sign-in whose session had ended, and not before', async () => {
  let isSignedIn = false;
  const keys: string[] = [];
  const { queue, states } = queueOf(async ({ id }) => {
    keys.push(id);
    if (!isSignedIn) throw new HttpError('Oturumunuz sona erdi.', 401, {});
  });
  await queue.add([file('a')], {});
  await vi.waitFor(() => expect(states()).toEqual(['a waiting']));
  await vi.waitFor(() => expect(queue.read().isOffline).toBe(true));
  isSignedIn = true;
  queue.reconnect();
  await vi.waitFor(() => expect(states()).toEqual(['a done']));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('reports a removed file whose aborted request the API may have stored', async () => {
  const { queue, states, doneCount } = queueOf(
    (_, signal) => new Promise((__, reject) => signal.addEventListener('abort', reject)),
  );
  await queue.add([file('a')], {});
  await vi.waitFor(() => expect(states()).toEqual(['a sending']));
  queue.remove(queue.read().items[0]?.id ?? '');
  expect(states()).toEqual([]);
  await vi.waitFor(() => expect(doneCount()).toBe(1));
});

it('never sends a file again whose content the API refuses, not even after a reload', async () => {
  let sent = 0;
  const { queue, states, store } = queueOf(async () => {
    sent += 1;
    throw new HttpError('Sayfanızda zaten var: Bahçe.', 422, {});
  });
  await queue.add([file('a')], {});
  await vi.waitFor(() => expect(states()).toEqual(['a refused']));
  expect(queue.read().items[0]?.problem).toBe('Sayfanızda zaten var: Bahçe.');
  queue.retry();
  await vi.waitFor(() => expect(store.kept.size).toBe(0));
  expect(sent).toBe(1);
});

it('fails at the 31st file of a package with 30, and keeps it for another attempt', async () => {
  let allowed = 30;
  let stored = 0;
  const { queue, states, store } = queueOf(async () => {
    if (stored >= allowed) throw new HttpError('Paketinizin sınırına ulaştınız: 30/30.', 409, {});
    stored += 1;
  });
  const files = Array.from({ length: 31 }, (_, index) => file(`${index + 1}`));
  await queue.add([file('büyük', 11), ...files], {});
  await vi.waitFor(() => expect(states().filter((one) => one.endsWith('done'))).toHaveLength(30));
  await vi.waitFor(() => expect(states()).toContain('31 failed'));
  expect(states()[0]).toBe('büyük refused');
  expect(queue.read().items.at(-1)?.problem).toBe('Paketinizin sınırına ulaştınız: 30/30.');
  expect([...store.kept.values()].map(({ name }) => name)).toEqual(['31']);
  allowed = 31;
  queue.retry();
  await vi.waitFor(() => expect(states()).toContain('31 done'));
});

it('forgets the failed files, too, when it is cleared', async () => {
  const { queue, states, store } = queueOf(async ({ file: { name } }) => {
    if (name === 'b') throw new HttpError('Paketinizin sınırına ulaştınız: 30/30.', 409, {});
  });
  await queue.add([file('a'), file('b')], {});
  await vi.waitFor(() => expect(states()).toEqual(['a done', 'b failed']));
  queue.clear();
  expect(states()).toEqual([]);
  await vi.waitFor(() => expect(store.kept.size).toBe(0));
});

it('pauses and resumes', async () => {
  const { queue, states } = queueOf(
    (_, signal) =>
      new Promise((resolve, reject) => {
        if (isOpen) resolve();
        signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
      }),
  );
  let isOpen = false;
  await queue.add([file('a'), file('b'), file('c')], {});
  await vi.waitFor(() => expect(states()).toEqual(['a sending', 'b sending', 'c waiting']));
  queue.pause();
  await vi.waitFor(() => expect(states()).toEqual(['a waiting', 'b waiting', 'c waiting']));
  isOpen = true;
  queue.resume();
  await vi.waitFor(() => expect(states()).toEqual(['a done', 'b done', 'c done']));
});

it('keeps files whose content is still being checked across a reload', async () => {
  const store = new MemoryUploadStore();
  const never = new Promise<undefined>(() => {});
  const before = queueOf(async () => {}, { store, checkContent: () => never });
  void before.queue.add([file('a'), file('b'), file('c', 11)], { galleryId: 4 });
  await vi.waitFor(() =>
    expect([...store.kept.values()].map(({ name }) => name)).toEqual(['a', 'b']),
  );
  expect(before.states()).toEqual(['a checking', 'b checking', 'c refused']);
  const broken: FileFault = { message: 'imageBroken', args: {} };
  const after = queueOf(async () => {}, {
    store,
    checkContent: async ({ name }) => (name === 'b' ? broken : undefined),
  });
  await after.queue.restore();
  await vi.waitFor(() => expect(after.states()).toEqual(['a done', 'b refused']));
  await vi.waitFor(() => expect(store.kept.size).toBe(0));
});

it('does not keep a file that was removed while the browser stored it', async () => {
  const store = new MemoryUploadStore();
  const { queue, states } = queueOf(async () => {}, { store });
  const added = queue.add([file('a')], {});
  queue.remove(queue.read().items[0]?.id ?? '');
  await added;
  await vi.waitFor(() => expect(states()).toEqual([]));
  expect(store.kept.size).toBe(0);
});

it('keeps nothing after it was closed, not even a file that the browser is storing', async () => {
  const store = new MemoryUploadStore();
  let sent = 0;
  const { queue, states } = queueOf(async () => void (sent += 1), { store });
  const added = queue.add([file('a'), file('b')], {});
  queue.close();
  await added;
  await vi.waitFor(() => expect(store.kept.size).toBe(0));
  expect([states(), sent]).toEqual([[], 0]);
});

it('stays paused after a reload', async () => {
  const store = new MemoryUploadStore();
  const before = queueOf(async () => {}, { store });
  before.queue.pause();
  const added = before.queue.add([file('a')], {});
  // A pause before the first file concerns none.
  expect(before.queue.read().isPaused).toBe(false);
  before.queue.pause();
  await added;
  const sent: string[] = [];
  const after = queueOf(async (item) => void sent.push(item.file.name), { store });
  await after.queue.restore();
  expect([after.queue.read().isPaused, after.states(), sent]).toEqual([true, ['a waiting'], []]);
  after.queue.resume();
  await vi.waitFor(() => expect(after.states()).toEqual(['a done']));
});

it('tells that the browser has no room for the files, and still sends them', async () => {
  const store = new MemoryUploadStore();
  store.isFull = true;
  const { queue, states } = queueOf(async () => {}, { store });
  await queue.add([file('a')], {});
  expect(queue.read().isUnstored).toBe(true);
  await vi.waitFor(() => expect(states()).toEqual(['a done']));
  store.isFull = false;
  await queue.add([file('b')], {});
  expect(queue.read().isUnstored).toBe(false);
});
