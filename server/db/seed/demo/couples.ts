import { addDays, DAY_MS, type Day } from '../../../time/day.ts';
import type { Random } from '../random.ts';
import {
  asciiName,
  brides,
  foreignCouples,
  grooms,
  surnames,
  type ForeignCouple,
} from './names.ts';

export interface Couple {
  bride: string;
  groom: string;
  email: string;
  phone: string;
  language: 'tr' | ForeignCouple['language'];
}

/** Draws a Turkish mobile number. */
function phoneOf(random: Random): string {
  const prefix = random.pick([
    '530',
    '531',
    '532',
    '533',
    '535',
    '536',
    '541',
    '542',
    '543',
    '544',
    '551',
    '552',
    '553',
    '555',
  ]);
  return `+90${prefix}${random.int(1_000_000, 9_999_999)}`;
}

/** Draws `count` couples with distinct names. */
export function drawCouples(random: Random, count: number): Couple[] {
  const seen = new Set<string>();
  const couples: Couple[] = [];
  while (couples.length < count) {
    const [first, last] = [random.pick(brides), random.pick(surnames)];
    const groom = `${random.pick(grooms)} ${random.pick(surnames)}`;
    const bride = `${first} ${last}`;
    if (seen.has(bride)) continue;
    seen.add(bride);
    const email = `${asciiName(bride)}${random.chance(0.5) ? random.int(84, 99) : ''}@example.com`;
    couples.push({ bride, groom, email, phone: phoneOf(random), language: 'tr' });
  }
  const places = random.shuffled(Array.from(couples.keys()));
  foreignCouples.forEach(({ language, bride, groom, mail }, index) => {
    const place = places[index];
    if (place === undefined) return;
    couples[place] = {
      bride,
      groom,
      email: `${mail}@example.org`,
      phone: FOREIGN[language](random),
      language,
    };
  });
  return couples;
}

const FOREIGN: Record<ForeignCouple['language'], (random: Random) => string> = {
  de: (random) => `+4915${random.int(1, 2)}${random.int(10_000_000, 99_999_999)}`,
  en: (random) => `+4479${random.int(10_000_000, 79_999_999)}`,
  ar: (random) => `+96650${random.int(1_000_000, 9_999_999)}`,
};

/** Weight of each wedding month, January first: two thirds are between May and September. */
const MONTHS = [2, 2.2, 3, 5.5, 10, 15, 14, 14, 13, 7, 3.5, 2.8];
const WEEKDAYS = [3, 0.7, 0.6, 0.7, 0.9, 2, 4.5];

/** Draws a wedding day, 60 to 520 days after the couple first wrote. */
export function weddingDay(random: Random, written: Day): Day {
  const days = Array.from({ length: 40 }, () => random.int(60, 520));
  const start = Date.parse(`${written}T00:00:00Z`);
  const weights = days.map((after) => {
    const day = new Date(start + after * DAY_MS);
    return (MONTHS[day.getUTCMonth()] ?? 1) * (WEEKDAYS[day.getUTCDay()] ?? 1);
  });
  const chosen = random.weighted<string>(
    Object.fromEntries(weights.map((weight, index) => [index, weight])),
  );
  return addDays(written, days[Number(chosen)] ?? 300);
}
