import { get } from '#contract/get.ts';
import { currencyOf } from '../../../ui/region.ts';
import type { Facts } from '../../definition/manifest.ts';

const NAMED = /^(?:home|[A-Z]{3})$/;

/** Returns the field with the currency of an amount; undefined if the contract defines the currency. */
export const currencyField = ({ currency }: Facts): string | undefined =>
  currency === undefined || NAMED.test(currency) ? undefined : currency;

/** Returns the currency in a field's value; the deployment's currency if it is empty. */
export const chosenCurrency = (value: unknown): string =>
  currencyOf(typeof value === 'string' && value !== '' ? value : undefined);

/** Returns the currency of an amount in a record. */
export function currencyAt(facts: Facts, record: unknown): string {
  const field = currencyField(facts);
  return field === undefined ? currencyOf(facts.currency) : chosenCurrency(get(record, field));
}
