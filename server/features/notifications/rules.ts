import type { Schemas } from '#contract/types.ts';

export type Kind = Schemas['ProviderPromptKind'];
export type Type = Schemas['NotificationType'];
export type Channel = Schemas['NotificationChannel'];
export type Preference = Schemas['NotificationPreference'];

/** Notification choice of a customer user. */
export interface Choice {
  type: Type;
  channel: Channel;
  is_on: boolean;
}

/** Preference type of each notification kind. */
export const TYPE_OF: Readonly<Record<Kind, Type>> = {
  lead: 'lead',
  lead_assigned: 'lead',
  lead_message: 'message',
  page_approved: 'page',
  page_rejected: 'page',
  item_bid: 'lead',
  item_bid_answer: 'lead',
  option_expiring: 'page',
  testimonial: 'page',
  support_access: 'account',
  payment_settled: 'account',
  card_expiring: 'account',
  subscription_due: 'account',
  merchant_decided: 'account',
  merchant_agreement: 'account',
  news: 'account',
};

/** Defaults of users without a choice. SMS about new leads also requires the provider's switch. */
const DEFAULTS: readonly Preference[] = [
  { type: 'lead', panel: true, push: true, email: true, sms: true },
  { type: 'message', panel: true, push: true, email: true, sms: false },
  { type: 'page', panel: true, push: false, email: true, sms: false },
  { type: 'account', panel: true, push: false, email: true, sms: false },
];

/** Returns every notification type with its channels; choices override the defaults. */
export function preferencesOf(choices: readonly Choice[]): Preference[] {
  return DEFAULTS.map((usual) => {
    const own = choices.filter(({ type }) => type === usual.type);
    return {
      ...usual,
      ...Object.fromEntries(own.map(({ channel, is_on }) => [channel, is_on])),
    };
  });
}

/** Returns true if a customer user with these choices wants notifications of a type on a channel. */
export function isWanted(choices: readonly Choice[], type: Type, channel: Channel): boolean {
  return preferencesOf(choices).some((one) => one.type === type && one[channel]);
}
