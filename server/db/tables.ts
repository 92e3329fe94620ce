import type { Generated, JSONColumnType } from 'kysely';
import type { AccountTables } from './tables/account.ts';
import type { CampaignTables } from './tables/campaigns.ts';
import type { FileTables } from './tables/files.ts';
import type { LeadsTables } from './tables/leads.ts';
import type { MediaTables } from './tables/media.ts';
import type { MerchantTables } from './tables/merchants.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { ProvidersTables } from './tables/providers.ts';
import type { RealtimeTables } from './tables/realtime.ts';
import type { SignupTables } from './tables/signup.ts';
import type { StatisticsTables } from './tables/statistics.ts';
import type { TestimonialTables } from './tables/testimonials.ts';

/** Mail or text message that a sandbox port stored instead of sending. */
export interface SandboxOutboxTable {
  id: Generated<number>;
  channel: 'mail' | 'sms';
  message_key: string;
  sent_at: Generated<string>;
  sender: string | null;
  recipients: string[];
  cc: string[];
  reply_to: string | null;
  subject: string | null;
  body: string;
  html: string | null;
  attachments: JSONColumnType<SandboxAttachment[]>;
  attachment_contents: Buffer[];
  /** `sent`, or the simulated failure. */
  outcome: string;
}

export interface SandboxAttachment {
  filename: string;
  contentType: string;
  bytes: number;
  /** Content id by which the HTML part embeds it. */
  contentId?: string;
}

/** Payments, cards and choices of the sandbox gateway, by kind and key. */
interface SandboxGatewayTable {
  kind: string;
  key: string;
  value: JSONColumnType<object>;
  updated_at: Generated<string>;
}

interface SandboxGatewayLogTable {
  id: Generated<number>;
  at: Generated<string>;
  event: string;
  detail: string;
}

/** Every table by name. A migration that adds one adds its interface here. */
export interface Tables
  extends
    AccountTables,
    FileTables,
    ProvidersTables,
    LeadsTables,
    RealtimeTables,
    NotificationTables,
    CampaignTables,
    SignupTables,
    MediaTables,
    MerchantTables,
    PaymentTables,
    StatisticsTables,
    TestimonialTables {
  sandbox_gateway: SandboxGatewayTable;
  sandbox_gateway_log: SandboxGatewayLogTable;
  sandbox_outbox: SandboxOutboxTable;
}
