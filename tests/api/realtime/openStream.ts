import type { Schemas } from '#contract/types.ts';
import type { Caller } from '../../support/api.ts';

type Event = Schemas['RealtimeEvent'];
type Hint = { type: string; leadId: number };

export interface Listening {
  status: number;
  headers: Headers;
  /** Received events. */
  received: Event[];
  /** Received presence hints, kept separately. */
  hints: Hint[];
  /** Resolves once this many events are received. */
  until(count: number): Promise<Event[]>;
  /** Resolves once the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

function hintOf(block: string): Hint | undefined {
  const data = /^event: hint\ndata: (.*)$/m.exec(block)?.[1];
  // cast: as below
  return data === undefined ? undefined : (JSON.parse(data) as Hint);
}

function parsed(block: string): Event | undefined {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (data === undefined) return undefined;
  // cast: the API's own tests validate the stream against the contract
  const event = JSON.parse(data) as Event;
  if (!block.includes(`id: ${event.id}\n`) || !block.includes(`event: ${event.type}\n`))
    throw new Error(`expected the id and type of the data in the event, got ${block}`);
  return event;
}

/** Opens a user's stream of the API; resolves once it is open. */
export async function openStream(
  base: string,
  caller: Caller,
  uuid: string,
  after = 0,
): Promise<Listening> {
  const controller = new AbortController();
  const response = await fetch(
    `${base}/api/realtime/customer-users/${uuid}/stream?after=${after}`,
    { headers: caller, signal: controller.signal },
  );
  const received: Event[] = [];
  const hints: Hint[] = [];
  const waiting = new Set<() => void>();
  const { body } = response;
  const readAll = async () => {
    if (!body || !response.ok) return;
    let text = '';
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      hints.push(...blocks.map(hintOf).filter((hint) => hint !== undefined));
      const events = blocks.filter((block) => !hintOf(block)).map(parsed);
      received.push(...events.filter((event) => event !== undefined));
      for (const check of waiting) check();
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    received,
    hints,
    until: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve(received);
        };
        waiting.add(check);
        check();
      }),
    ended: readAll().catch(() => undefined),
    close: () => controller.abort(),
  };
}
