import type { Random } from '../random.ts';
import { page } from './pages.ts';
import type { Status } from './statuses.ts';
import { bridal } from './texts/bridal.ts';
import { photographer } from './texts/photographer.ts';
import { planner } from './texts/planner.ts';
import { venue } from './texts/venue.ts';
import type { Wording } from './texts/wording.ts';

/** Returns the wording of the provider that received the lead. */
export function wordingOf(provider: number): Wording {
  if (provider === page.cinaralti) return venue;
  if (provider === page.isik) return photographer;
  return provider === page.inci ? bridal : planner;
}

export interface Wishes {
  headline: string;
  organizationType: string;
  isWedding: boolean;
  guests: number | null;
  capacity: number | null;
  /** Price per person in whole lira; venues only. */
  mealPrice: number | null;
  /** Total price in whole lira. */
  price: number;
  packagePrice: number | null;
  extra: string | null;
}

const ceilTo = (value: number, step: number) => Math.ceil(value / step) * step;

function eventOf(random: Random, status: Status): { organizationType: string; isWedding: boolean } {
  if (status === 'not_wedding') {
    const organizationType = random.pick([
      'corporate',
      'birthday',
      'graduation',
      'circumcision',
      'other',
    ]);
    return { organizationType, isWedding: false };
  }
  const organizationType = random.weighted({
    wedding: 84,
    engagement: 6,
    henna: 4,
    civil_ceremony: 4,
    promise: 2,
  });
  return { organizationType, isWedding: true };
}

const LABELS: Record<string, string> = {
  engagement: 'Nişan',
  henna: 'Kına gecesi',
  civil_ceremony: 'Nikâh',
  promise: 'Söz',
  corporate: 'Kurumsal davet',
  birthday: 'Doğum günü',
  graduation: 'Mezuniyet',
  circumcision: 'Sünnet düğünü',
  other: 'Davet',
};

/** Returns the price of the provider for the couple: per guest for a venue, per job for the others. */
function priceOf(
  random: Random,
  provider: number,
  guests: number,
): { mealPrice: number | null; price: number } {
  if (provider === page.cinaralti) {
    const mealPrice = random.int(24, 48) * 50;
    return { mealPrice, price: ceilTo(guests * mealPrice, 1_000) };
  }
  if (provider === page.isik) return { mealPrice: null, price: random.int(35, 96) * 1_000 };
  if (provider === page.inci) return { mealPrice: null, price: random.int(22, 118) * 1_000 };
  return { mealPrice: null, price: random.int(18, 160) * 1_000 };
}

/**
 * Returns a couple's wishes for a provider; leads that turned out to be no wedding request have another kind of
 * event.
 */
export function drawWishes(random: Random, provider: number, status: Status): Wishes {
  const { organizationType, isWedding } = eventOf(random, status);
  const isVenue = provider === page.cinaralti;
  const counted = isVenue || random.chance(0.4);
  const guests = organizationType === 'wedding' ? random.int(8, 45) * 10 : random.int(2, 15) * 10;
  const { mealPrice, price } = priceOf(random, provider, guests);
  const wording = wordingOf(provider);
  const label = LABELS[organizationType] ?? random.pick(wording.headline);
  return {
    headline: counted ? `${label} · ${guests} kişi` : label,
    organizationType,
    isWedding,
    guests: counted ? guests : null,
    capacity: isVenue ? ceilTo(guests * 1.1, 10) : null,
    mealPrice,
    price,
    packagePrice: isVenue || random.chance(0.5) ? null : price,
    extra: random.chance(0.35) ? random.pick(wording.extras) : null,
  };
}
