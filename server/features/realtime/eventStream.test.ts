import { expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { eventStream } from './eventStream.ts';
import { OpenStream } from './OpenStream.ts';

const event = (id: number): Schemas['RealtimeEvent'] => ({
  id,
  type: 'lead',
  leadId: 7,
  coupleName: 'Elif & Can',
  at: '2026-11-21T09:00:00.000Z',
});

test('an idle stream sends keep-alives, and ends on request', async () => {
  let ends = 0;
  const stream = new OpenStream(() => {
    ends += 1;
  });
  const text = eventStream(stream, async () => [], 0, 1);
  const next = async (): Promise<unknown> => (await text.next()).value;
  expect([await next(), await next(), await next()]).toEqual(['retry: 2000\n\n', ':\n\n', ':\n\n']);
  stream.end();
  expect(await next()).toBeUndefined();
  stream.end();
  expect(ends).toBe(1);
});

test('events that arrive during a read are read, too', async () => {
  const stream = new OpenStream(() => undefined);
  const requestedIds: number[] = [];
  const read = async (after: number) => {
    requestedIds.push(after);
    // Arrives during the first read, which does not include it.
    if (requestedIds.length === 1) stream.wake();
    return after < 2 ? [event(after + 1)] : [];
  };
  const text = eventStream(stream, read, 0);
  await text.next();
  const chunks = [(await text.next()).value, (await text.next()).value];
  expect(chunks.map((one) => /^id: (\d+)/.exec(String(one))?.[1])).toEqual(['1', '2']);
  expect(requestedIds).toEqual([0, 1]);
  stream.end();
  await text.return(undefined);
});

test('a reader that leaves ends its stream', async () => {
  let isEnded = false;
  const stream = new OpenStream(() => {
    isEnded = true;
  });
  const text = eventStream(stream, async () => [event(1)], 0);
  await text.next();
  await text.return(undefined);
  expect(isEnded).toBe(true);
});
