import { getRealtimeStream } from '#contract/operations.ts';
import type { Client } from '../data/client.ts';
import { isRealtimeEvent } from './RealtimeEvent.ts';
import { isRealtimeHint } from './RealtimeHint.ts';
import type { Listen } from './RealtimeService.ts';
import { readEventStream } from './readEventStream.ts';

/** Returns the server-sent event stream of the API for a user. */
export function apiStream(api: Pick<Client, 'call'>, uuid: string): Listen {
  return async function* listen(after, signal) {
    const body = await api.call(getRealtimeStream, { params: { uuid }, query: { after }, signal });
    let isOpen = false;
    for await (const { event: name, data } of readEventStream(body)) {
      if (!isOpen) yield 'open';
      isOpen = true;
      const parsed: unknown = data === '' ? undefined : JSON.parse(data);
      if (name === 'hint') {
        if (isRealtimeHint(parsed)) yield parsed;
      } else if (isRealtimeEvent(parsed)) yield parsed;
    }
  };
}
