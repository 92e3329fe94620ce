import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Deployment } from '../../deployments/deployment.ts';
import type { Database } from '../db/connection.ts';
import { chooseIdentity, type IdentityConfiguration } from './identity/choose.ts';
import { chooseMail, type MailConfiguration } from './mail/choose.ts';
import { choosePayments, type PaymentsConfiguration } from './payments/choose.ts';
import type { Ports } from './ports.ts';
import { chooseRealtime, realtimeHosts, type RealtimeConfiguration } from './realtime/choose.ts';
import { chooseReviews, type ReviewsConfiguration } from './reviews/choose.ts';
import { reviewsPage } from './reviews/sandboxPage.ts';
import { outboxPage } from './sandbox/outbox.ts';
import { notificationPages } from './sandbox/notificationPages.ts';
import { chooseSms, type SmsConfiguration } from './sms/choose.ts';
import { chooseStorage, type StorageConfiguration } from './storage/choose.ts';
import { fileLinks } from './storage/links.ts';
import type { StoragePort } from './storage/port.ts';
import { filesRoute } from './storage/route.ts';
import { chooseTelephony, type TelephonyConfiguration } from './telephony/choose.ts';

export { realtimeHosts };

/** Configuration of each port's service; a port without one uses a sandbox that users can inspect. */
export interface PortsConfiguration {
  publicUrl: string;
  dataDir: string;
  production: boolean;
  mail: MailConfiguration;
  sms: SmsConfiguration;
  identity: Pick<IdentityConfiguration, 'google' | 'facebook' | 'instagram'>;
  telephony: TelephonyConfiguration;
  storage: Pick<StorageConfiguration, 's3'>;
  /** Secret that signs links to private files; the same in all processes of a deployment. */
  filesSecret: string;
  realtime: RealtimeConfiguration;
  payments: PaymentsConfiguration;
  reviews: ReviewsConfiguration;
  /** Interface that the process binds to. */
  host: string;
  /** External services that the page itself calls. */
  deployment: Pick<Deployment, 'tagManager' | 'chat'>;
}

interface Chosen {
  ports: Ports;
  /** Registers the routes of the ports: files, and sandbox pages outside production. */
  register: (app: FastifyInstance) => Promise<void>;
  /** Origins of the gateway's and the banks' pages, which the panel embeds in frames. */
  frames: string[];
  /** URL of the payment sandbox, if enabled. */
  paymentSandbox: string | undefined;
}

/** Returns the storage of files. */
export const storageOf = ({
  storage,
  dataDir,
}: Pick<PortsConfiguration, 'storage' | 'dataDir'>): StoragePort =>
  chooseStorage({ ...storage, folder: join(dataDir, 'files') });

/** Creates the configured ports. */
export async function choosePorts(
  configuration: PortsConfiguration,
  db: Database,
): Promise<Chosen> {
  const { publicUrl, production } = configuration;
  const mail = chooseMail(configuration.mail, db.kysely);
  const sms = chooseSms(configuration.sms, db.kysely);
  const { identity, page } = chooseIdentity({
    ...configuration.identity,
    publicUrl,
    sandbox: !production,
  });
  const storage = storageOf(configuration);
  const links = fileLinks(configuration.filesSecret);
  const clock = () => new Date();
  const telephony = chooseTelephony(configuration.telephony, db.kysely);
  const realtime = chooseRealtime(configuration.realtime);
  const payments = await choosePayments(configuration.payments, {
    kysely: db.kysely,
    host: configuration.host,
    publicUrl,
  });
  const { reviews, isSandbox } = chooseReviews(configuration.reviews, {
    kysely: db.kysely,
    production,
  });
  const plugins: FastifyPluginAsync[] = [filesRoute(storage, { links, clock })];
  if (page) plugins.push(page);
  if (isSandbox) plugins.push(reviewsPage(db.kysely, clock));
  const { tagManager, chat } = configuration.deployment;
  const fakes = [tagManager, chat].some((service) => service && 'standIn' in service);
  if (!production) plugins.push(notificationPages({ fakes, clock: () => new Date() }));
  // The outbox shows all mail to anyone: register it only if no mail is really sent.
  if (!production && mail.kind === 'sandbox' && sms.kind === 'sandbox')
    plugins.push(outboxPage(db));
  return {
    ports: {
      mail,
      sms,
      identity,
      storage,
      links,
      telephony,
      realtime,
      payments: payments.gateway,
      reviews,
    },
    frames: payments.frames,
    paymentSandbox: payments.sandboxUrl,
    register: async (app) => {
      for (const plugin of plugins) await app.register(plugin);
      app.addHook('onClose', () => mail.close());
      app.addHook('onClose', () => payments.stop());
    },
  };
}
