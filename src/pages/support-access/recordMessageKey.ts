/** Record types with messages of their own. */
const NAMED_TYPES = [
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

/** Returns the message key of a record type; unknown types are called a record. */
export function recordMessageKey(target: string): string {
  return `supportAccess.records.${NAMED_TYPES.find((one) => one === target) ?? 'other'}`;
}
