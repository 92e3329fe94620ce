import { receiveLead, receiveMessage } from '../../../server/features/leads/commands.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

export interface RealtimeAccount extends LeadAccount {
  /** URL of the API. */
  base: string;
  uuids: { ayse: string; mert: string; stranger: string };
  /** Creates a lead. @returns its id */
  createLead(brideName: string, providerId?: number): Promise<number>;
  write(leadId: number, body: string): Promise<void>;
  /** Returns the id of the latest event. */
  lastId(): Promise<number>;
  close(): Promise<void>;
}

/** Creates the two customers of the leads' tests, with an API that listens on a port. */
export async function realtimeAccount(): Promise<RealtimeAccount> {
  const account = await leadAccount();
  const { api } = account;
  const { kysely } = api.db;
  const base = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const users = await kysely.selectFrom('customer_users').select(['id', 'uuid', 'name']).execute();
  const uuidOf = (name: string) => users.find((user) => user.name === name)?.uuid ?? '';
  return {
    ...account,
    base,
    uuids: { ayse: uuidOf('Ayşe'), mert: uuidOf('Mert'), stranger: uuidOf('Burak') },
    createLead: async (brideName, providerId = account.garden) => {
      const couple = { brideName, groomName: 'Can', weddingDate: null, email: null, phone: null };
      const { leadId } = await kysely
        .transaction()
        .execute((tx) =>
          receiveLead(tx, { providerId, couple, source: 'info_request' }, api.now.value),
        );
      return leadId;
    },
    write: async (leadId, body) => {
      await kysely
        .transaction()
        .execute((tx) => receiveMessage(tx, { leadId, channel: 'email', body }, api.now.value));
    },
    lastId: async () => {
      const { last } = await kysely
        .selectFrom('realtime_events')
        .select((eb) => eb.fn.max('id').as('last'))
        .executeTakeFirstOrThrow();
      return last ?? 0;
    },
    close: async () => {
      const { server } = api.app;
      // Otherwise the server would wait for idle connections of clients, including those still being opened.
      const timer = setInterval(() => server.closeAllConnections(), 50);
      await api.close();
      clearInterval(timer);
    },
  };
}
