import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoginStore, type LoginStore } from '../session/loginState.ts';
import { sessionSample } from '../session/sessionSample.ts';
import { registerUploads } from '../ui/unfinishedUploads.ts';
import { refetchAfterReauth } from './refetchAfterReauth.ts';

const session = sessionSample();
let login: LoginStore;
let queryClient: QueryClient;
let requests: string[];
let ends: (() => void)[];

beforeEach(() => {
  requests = [];
  login = createLoginStore({ status: 'in', session });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  ends = [refetchAfterReauth(login, queryClient)];
});
afterEach(() => {
  for (const end of ends) end();
  queryClient.clear();
});

/** Observes a query as the page does; the query fails while the session is lost. */
function show(name: string): void {
  const queryFn = async () => {
    requests.push(name);
    if (login.get().status !== 'in') throw new Error('401');
    return name;
  };
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn });
  ends.push(observer.subscribe(() => {}));
}
const state = (name: string) => queryClient.getQueryState([name])?.status;

it('refetches failed queries and leaves successful ones', async () => {
  show('form');
  await expect.poll(() => state('form')).toBe('success');
  login.set({ status: 'expired', session });
  show('list');
  await expect.poll(() => state('list')).toBe('error');
  requests = [];
  login.set({ status: 'in', session });
  await expect.poll(() => state('list')).toBe('success');
  expect(requests).toEqual(['list']);
});

it('refetches queries that are pending with the old keys', async () => {
  login.set({ status: 'expired', session });
  let rejectPending: (error: Error) => void = () => {};
  const queryFn = () => {
    requests.push('slow');
    if (login.get().status === 'in') return Promise.resolve('slow');
    return new Promise<string>((_, reject) => (rejectPending = reject));
  };
  const observer = new QueryObserver(queryClient, { queryKey: ['slow'], queryFn });
  ends.push(observer.subscribe(() => {}));
  login.set({ status: 'in', session });
  rejectPending(new Error('401'));
  await expect.poll(() => state('slow')).toBe('success');
  expect(requests).toEqual(['slow', 'slow']);
});

it('continues uploads once the session is restored, and not at other changes', () => {
  const reconnect = vi.fn<() => void>();
  registerUploads({ count: () => 0, close: () => {}, reconnect });
  login.set({ status: 'in', session });
  login.set({ status: 'expired', session });
  expect(reconnect).not.toHaveBeenCalled();
  login.set({ status: 'in', session });
  expect(reconnect).toHaveBeenCalledOnce();
});

it('refetches nothing without an expired session', async () => {
  login.set({ status: 'offline' });
  show('list');
  await expect.poll(() => state('list')).toBe('error');
  requests = [];
  login.set({ status: 'in', session });
  expect(queryClient.isFetching()).toBe(0);
  expect(requests).toEqual([]);
});
