import { dayIn, type Day } from '../time/day.ts';
import { zone } from '../time/zone.ts';

/** Returns true until the end of a package's last day; a package without one does not end. */
export const isInForce = (lastDay: Day | null, today: Day): boolean =>
  lastDay === null || lastDay >= today;

interface Package<F> {
  features: F[];
  product_date_end: Day | null;
}

/** Returns the features that a provider's package unlocks; none after its last day in the deployment's zone. */
export const openFeatures = <F>({ features, product_date_end }: Package<F>, now: Date): F[] =>
  isInForce(product_date_end, dayIn(zone, now)) ? features : [];
