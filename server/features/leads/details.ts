import type { Schemas } from '#contract/types.ts';
import { translate } from '../../http/messages.ts';
import type { Language, Tx } from '../../http/call.ts';
import { configItems } from '../configuration/commands.ts';
import type { LeadPatch } from './rules/outcome.ts';

type Details = Schemas['LeadDetailsWrite'];

/** Maps the sent details to columns; leaves out details that were not sent. */
export function detailColumns(details: Details): LeadPatch {
  const { organizationType, estimatedGuestCount, capacity, extraService, message } = details;
  const { minimumMealPrice, packagePrice } = details;
  const columns: LeadPatch = {
    organization_type: organizationType,
    estimated_guest_count: estimatedGuestCount,
    capacity,
    minimum_meal_price: minimumMealPrice,
    package_price: packagePrice,
    extra_service: extraService,
    message,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Returns the headline of a lead, such as `Kır düğünü · 250 kişi`; at most 160 characters. */
export async function headline(
  tx: Tx,
  { organizationType, guests }: { organizationType: string | null; guests: number | null },
  language: Language,
): Promise<string> {
  const items =
    organizationType === null ? [] : await configItems(tx, ['organization_type'], language);
  const kind = items.find(({ itemId }) => itemId === organizationType)?.value;
  const people =
    guests === null
      ? undefined
      : translate(language, 'leads', 'guests', 'guests', { count: guests });
  const parts = [kind, people].filter((part) => part !== undefined);
  return parts.length > 0
    ? parts.join(' · ').slice(0, 160)
    : translate(language, 'leads', 'enquiry', 'enquiry');
}
