/** Kinds of records that the log has words of its own for. */
const KNOWN = [
  'leads',
  'lead-messages',
  'lead-comments',
  'lead-interactions',
  'customers',
  'customer-users',
  'customer-actions',
  'customer-interactions',
  'providers',
  'provider-items',
  'calendar-events',
  'discounts',
  'templates',
] as const;

/** The key of what a kind of record is called; one that came later is a record. */
export function recordWords(target: string): string {
  return `support.access.records.${KNOWN.find((one) => one === target) ?? 'other'}`;
}
