import { addDays } from '../../../time/day.ts';

const LAW = '2429 sayılı Kanun';
const DIYANET = 'Diyanet İşleri Başkanlığı';
const COMPUTED = 'Ümmülkura takvimi';

interface Holiday {
  country: 'TR';
  day: string;
  kind: string;
  is_half_day: boolean;
  is_computed: boolean;
  source: string;
}

/** Fixed public holidays by month and day. */
const FIXED = [
  ['01-01', 'new_year'],
  ['04-23', 'children'],
  ['05-01', 'labour'],
  ['05-19', 'youth'],
  ['07-15', 'democracy'],
  ['08-30', 'victory'],
  ['10-29', 'republic'],
] as const;

/** First days of the religious feasts, which last three and four days; the afternoon before is free too. */
const FEASTS = [
  ['2026-03-20', 'ramadan', 3, DIYANET],
  ['2026-05-27', 'sacrifice', 4, DIYANET],
  ['2027-03-09', 'ramadan', 3, COMPUTED],
  ['2027-05-16', 'sacrifice', 4, COMPUTED],
  ['2028-02-26', 'ramadan', 3, COMPUTED],
  ['2028-05-05', 'sacrifice', 4, COMPUTED],
] as const;

const own = { country: 'TR', is_half_day: false, is_computed: false } as const;

const fixedOf = (year: number): Holiday[] => [
  ...FIXED.map(([day, kind]) => ({ ...own, day: `${year}-${day}`, kind, source: LAW })),
  { ...own, day: `${year}-10-28`, kind: 'republic_eve', is_half_day: true, source: LAW },
];

const feasts = FEASTS.flatMap(([first, kind, days, source]): Holiday[] => {
  const facts = { ...own, is_computed: source === COMPUTED, source };
  return [
    { ...facts, day: addDays(first, -1), kind: `${kind}_eve`, is_half_day: true },
    ...Array.from({ length: days }, (_, index) => ({ ...facts, day: addDays(first, index), kind })),
  ];
});

/** Public holidays of Turkey with their sources; computed ones are announced about a year ahead. */
export const holidays: readonly Holiday[] = [...[2026, 2027, 2028].flatMap(fixedOf), ...feasts];
