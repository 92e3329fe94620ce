import type { ColumnType, Generated } from 'kysely';
import type { Schemas } from '#contract/types.ts';

interface NotificationTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number;
  provider_id: number | null;
  lead_id: number | null;
  kind: Schemas['ProviderPromptKind'];
  /** Values of the placeholders in the message of the kind. */
  params: ColumnType<Record<string, unknown>, string | undefined, never>;
  /** User-written text, such as a couple's message. */
  body: string | null;
  /** Path that the notification links to; the path of a lead follows from its id. */
  path: string | null;
  created_at: string;
}

/** One row per recipient and notification in the bell. */
export interface ProviderPromptsTable extends NotificationTable {
  completed_at: string | null;
}

/** One row per mail or text message, sent after the commit. */
export interface NotificationSendingsTable extends NotificationTable {
  channel: 'email' | 'sms';
  /** Last time a process claimed it for sending. */
  claimed_at: string | null;
  tries: Generated<number>;
  /** `sent`, or the reason of the failure; null while it is pending. */
  outcome: string | null;
}

/** Preferences that a customer user has set; all others have their defaults. */
export interface NotificationPreferencesTable {
  customer_id: number;
  customer_user_id: number;
  type: Schemas['NotificationType'];
  channel: Schemas['NotificationChannel'];
  is_on: boolean;
}

export interface NotificationTables {
  provider_prompts: ProviderPromptsTable;
  notification_sendings: NotificationSendingsTable;
  notification_preferences: NotificationPreferencesTable;
}
