import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';

type Price = Schemas['CatalogPrice'];

/** Lowest prices of a list, in the currency of its first price; null without prices. */
export interface Lowest {
  lowestWeekdayPrice: number | null;
  lowestWeekendPrice: number | null;
}

/**
 * Returns the lowest weekday and weekend prices of a list, in the currency of its first price; null without any.
 */
export function lowestOf(prices: readonly Price[]): Lowest {
  const [first] = prices;
  const least = (period: 'weekday' | 'weekend') => {
    const found = prices
      .filter(
        ({ weekPeriod, currency }) =>
          (weekPeriod === period || weekPeriod === 'all') && currency === first?.currency,
      )
      .map(({ price }) => price);
    return found.length > 0 ? Math.min(...found) : null;
  };
  return { lowestWeekdayPrice: least('weekday'), lowestWeekendPrice: least('weekend') };
}

/** Fields of a price list that its rules depend on. */
export interface PricedValues {
  prices: readonly Price[];
  pricingType: string;
  maxGuests: number | null;
}

interface ProviderLimits {
  /** Ids of the options that its type has for the provider's category. */
  options: ReadonlySet<number>;
  /** True if couples book the provider for a number of guests. */
  hasCapacity: boolean;
}

/**
 * Returns the faults of a price list beyond the contract: options of another type, and a venue's package
 * without a guest limit.
 */
export function faultsOf(
  { prices, pricingType, maxGuests }: PricedValues,
  { options, hasCapacity }: ProviderLimits,
): FieldFault[] {
  const faults = prices.flatMap(({ catalogItemOptionId: id }, index): FieldFault[] =>
    id === null || id === undefined || options.has(id)
      ? []
      : [{ path: `prices[${index}].catalogItemOptionId`, code: 'other_type' }],
  );
  if (pricingType === 'package' && hasCapacity && maxGuests === null)
    faults.push({ path: 'maxGuests', code: 'required' });
  return faults;
}
