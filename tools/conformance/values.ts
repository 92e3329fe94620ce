export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Scalar = string | number | boolean;

export const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A value as a query writes it: lists with commas; empty for what is no value. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return isScalar(value) ? String(value) : '';
}
