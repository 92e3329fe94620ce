import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PersistedUpload } from './UploadItem.ts';
import {
  countInterruptedUploads,
  createUploadStore,
  removeUploadsOfOthers,
} from './uploadStore.ts';

const DAY_MS = 24 * 3_600_000;

/** Locks of a browser, of which a tab holds each until its callback ends. */
class Locks {
  readonly #held = new Set<string>();
  request = async (
    name: string,
    _: LockOptions,
    hold: (lock: { name: string } | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (this.#held.has(name)) return hold(null);
    this.#held.add(name);
    await hold({ name });
    this.#held.delete(name);
    await this.onRelease();
  };
  onRelease = async () => {};
  query = async () => ({ held: [...this.#held].map((name) => ({ name })) });
  /** Ends the tab that holds the locks. */
  release = () => this.#held.clear();
}

const upload = (id: string, values: Partial<PersistedUpload> = {}): PersistedUpload => ({
  id,
  owner: 'photos 1',
  name: `${id}.jpg`,
  type: 'image/jpeg',
  lastModified: 1,
  values: { galleryId: 4 },
  content: new TextEncoder().encode(id).buffer,
  addedAt: Date.now(),
  ...values,
});

beforeEach(() => {
  // Removed after each test: files of one worker share their globals.
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('returns an owner’s files in their order, with their content', async () => {
  const store = createUploadStore();
  const now = Date.now();
  for (const one of [
    upload('b', { addedAt: now + 2 }),
    upload('a', { addedAt: now + 1 }),
    upload('other', { owner: 'photos 2' }),
  ])
    expect(await store.put(one)).toBe(true);
  const found = await createUploadStore().load('photos 1');
  expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(new TextDecoder().decode(found[0]?.content)).toBe('a');
  await store.remove('a');
  expect((await createUploadStore().load('photos 1')).map(({ id }) => id)).toEqual(['b']);
});

it('forgets files after three days', async () => {
  const store = createUploadStore();
  await store.put(upload('old', { addedAt: Date.now() - 3 * DAY_MS - 1 }));
  await store.put(upload('new', { addedAt: Date.now() - 3 * DAY_MS + 60_000 }));
  expect((await store.load('photos 1')).map(({ id }) => id)).toEqual(['new']);
});

it('leaves the files that another tab sends to that tab', async () => {
  vi.stubGlobal('navigator', { locks: new Locks() });
  const store = createUploadStore();
  await store.put(upload('a'));
  expect(await createUploadStore().load('photos 1')).toEqual([]);
});

it('releases a file for other tabs when it is deleted, not before', async () => {
  const locks = new Locks();
  vi.stubGlobal('navigator', { locks });
  const store = createUploadStore();
  await store.put(upload('a'));
  const seen: unknown[] = [];
  locks.onRelease = async () => void seen.push(await createUploadStore().load('photos 1'));
  await store.remove('a');
  await vi.waitFor(() => expect(seen).toEqual([[]]));
});

it('counts the files of each owner that are left and that no tab is sending', async () => {
  const locks = new Locks();
  vi.stubGlobal('navigator', { locks });
  const store = createUploadStore();
  for (const one of [
    upload('a'),
    upload('b'),
    upload('old', { addedAt: Date.now() - 4 * DAY_MS }),
    upload('other', { owner: 'photos 2' }),
  ])
    await store.put(one);
  expect(await countInterruptedUploads()).toEqual(new Map());
  locks.release();
  expect(await countInterruptedUploads()).toEqual(
    new Map([
      ['photos 1', 2],
      ['photos 2', 1],
    ]),
  );
});

it('works without a place to store files, and reports it', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('No room', 'QuotaExceededError');
    },
  });
  const store = createUploadStore();
  expect(await store.put(upload('a'))).toBe(false);
  expect(await store.load('photos 1')).toEqual([]);
  await expect(store.remove('a')).resolves.toBeUndefined();
});

it('deletes the files of other users, not those of a registration or an agent', async () => {
  const store = createUploadStore();
  const owners = ['photos 1', 'photos 12', 'photos 12 support', 'provider-wizard a9'];
  for (const owner of owners) await store.put(upload(owner, { owner }));
  await removeUploadsOfOthers(1);
  const left = await Promise.all(owners.map((owner) => createUploadStore().load(owner)));
  expect(left.map((files) => files.length)).toEqual([1, 0, 1, 1]);
});

it('remembers a pause of an owner’s queue', () => {
  const store = createUploadStore();
  store.setPaused('photos 1', true);
  expect([store.isPaused('photos 1'), store.isPaused('photos 2')]).toEqual([true, false]);
  store.setPaused('photos 1', false);
  expect(store.isPaused('photos 1')).toBe(false);
});
