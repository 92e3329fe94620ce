import { addDays, DAY_MS, dayIn, hourOf, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { holidays } from './holidays.ts';
import { page } from './pages.ts';

interface Entry {
  kind: 'wedding' | 'option' | 'visit' | 'closed';
  title: string;
  couple?: string;
  /** Days from today. */
  in: number;
  /** Hours of that day from 0; undefined for the whole day. An hour above 24 is on the next day. */
  hours?: [from: number, until: number];
  /** Days from today until an option expires. */
  heldFor?: number;
  note?: string;
  /** Hall that the entry occupies; undefined for the whole provider. */
  hall?: number;
}

/** Title of the entry that is placed on the next free public holiday. */
const HOLIDAY = 'Resmi tatil';

const GARDEN = 1;
const GLASS = 2;
const TERRACE = 3;

const entries: readonly Entry[] = [
  {
    kind: 'wedding',
    title: 'Nazlı ve Ömer’in düğünü',
    couple: 'Nazlı Işık, Ömer Çakır',
    in: -20,
    hall: GARDEN,
    hours: [18, 24],
  },
  {
    kind: 'visit',
    title: 'Bahçe gezisi',
    couple: 'Gizem Şahin, Umut Er',
    in: 1,
    hours: [14, 15],
    note: 'Cam salonu da görmek istiyorlar.',
  },
  { kind: 'visit', title: 'Tadım günü', couple: 'İrem Özkan, Barış Ünal', in: 4, hours: [12, 14] },
  { kind: 'closed', title: 'Bahçe bakımı', in: 9, note: 'Çim yenileniyor, gezi alınmayacak.' },
  {
    kind: 'option',
    title: 'Nişan, öğleden sonra',
    couple: 'Şule Aydın, Tarık Gök',
    in: 18,
    hall: TERRACE,
    hours: [13, 18],
    heldFor: 1,
    note: 'Kaporayı yarın yatıracaklar.',
  },
  {
    kind: 'wedding',
    title: 'Elif ve Kerem’in düğünü',
    couple: 'Elif Yıldız, Kerem Aksu',
    in: 26,
    hall: GLASS,
    hours: [19, 24],
  },
  {
    kind: 'option',
    title: 'Kına gecesi',
    couple: 'Ceren Ilgın, Çağrı Tunç',
    in: 26,
    hall: GLASS,
    hours: [12, 17],
    heldFor: 3,
    note: 'Aynı akşam düğün var; salon en geç 17.00’de boşalmalı.',
  },
  {
    kind: 'wedding',
    title: 'Büşra ve Emre’nin düğünü',
    couple: 'Büşra Koç, Emre İnan',
    in: 47,
    hall: GARDEN,
    hours: [18, 24],
  },
  {
    kind: 'option',
    title: 'Düğün, tarih opsiyonlu',
    couple: 'Öykü Deniz, Kaan Şen',
    in: 61,
    hall: GARDEN,
    heldFor: 7,
  },
  {
    kind: 'wedding',
    title: 'Düğün, kesinleşti',
    couple: 'Melis Güneş, Cem Arı',
    in: 61,
    hall: GARDEN,
    hours: [19, 25],
  },
  { kind: 'closed', title: HOLIDAY, in: 75 },
  {
    kind: 'wedding',
    title: 'Ünlü ailesinin düğünü',
    couple: 'Defne Ünlü, İlker Taş',
    in: 96,
    hall: GARDEN,
    hours: [18, 24],
  },
  {
    kind: 'wedding',
    title: 'Zehra ve Onur’un düğünü',
    couple: 'Zehra Akın, Onur Bilgin',
    in: -13,
    hall: GLASS,
    hours: [19, 24],
  },
  {
    kind: 'visit',
    title: 'Salon gezisi',
    couple: 'Pelin Ergin, Mete Uysal',
    in: -6,
    hours: [15, 16],
  },
  {
    kind: 'wedding',
    title: 'İlayda ve Çağan’ın nikâhı',
    couple: 'İlayda Sezer, Çağan Güler',
    in: -2,
    hall: TERRACE,
    hours: [14, 17],
  },
  {
    kind: 'visit',
    title: 'Menü tadımı',
    couple: 'Elif Yıldız, Kerem Aksu',
    in: 6,
    hours: [13, 15],
  },
  {
    kind: 'wedding',
    title: 'Seda ve Volkan’ın nişanı',
    couple: 'Seda Ünsal, Volkan Ateş',
    in: 5,
    hall: TERRACE,
    hours: [18, 22],
  },
  {
    kind: 'visit',
    title: 'Bahçe gezisi',
    couple: 'Aslı Tekin, Doruk Kılıç',
    in: 7,
    hours: [11, 12],
  },
  { kind: 'wedding', title: 'Kurum yemeği', in: 12, hall: GLASS, hours: [19, 23] },
  {
    kind: 'wedding',
    title: 'Gülşah ve Ufuk’un düğünü',
    couple: 'Gülşah Eren, Ufuk Soylu',
    in: 19,
    hall: GLASS,
    hours: [19, 24],
  },
  {
    kind: 'visit',
    title: 'Dekor görüşmesi',
    couple: 'Büşra Koç, Emre İnan',
    in: 22,
    hours: [16, 17],
  },
  { kind: 'wedding', title: 'Mezunlar balosu', in: 37, hall: GLASS, hours: [20, 26] },
  {
    kind: 'wedding',
    title: 'Irmak ve Tolga’nın kınası',
    couple: 'Irmak Doğan, Tolga Yavuz',
    in: 40,
    hall: TERRACE,
    hours: [18, 23],
  },
  { kind: 'visit', title: 'Salon gezisi', couple: 'Nihan Öz, Sarp Kaya', in: 44, hours: [14, 15] },
  {
    kind: 'wedding',
    title: 'Ceyda ve Alp’in düğünü',
    couple: 'Ceyda Polat, Alp Çınar',
    in: 54,
    hall: GLASS,
    hours: [19, 24],
  },
  { kind: 'closed', title: 'Mutfak yenileme', in: 58, note: 'Tedarikçi üç gün çalışacak.' },
  {
    kind: 'wedding',
    title: 'Mine ve Ozan’ın düğünü',
    couple: 'Mine Şimşek, Ozan Kurt',
    in: 82,
    hall: GARDEN,
    hours: [18, 24],
  },
  {
    kind: 'wedding',
    title: 'Tuğçe ve Eren’in düğünü',
    couple: 'Tuğçe Işıldak, Eren Baş',
    in: 110,
    hall: GARDEN,
    hours: [18, 24],
  },
];

/** Returns the days until the next public holiday without another entry; `fallback` if no holiday is known. */
function daysToHoliday(today: Day, fallback: number): number {
  const taken = new Set(entries.map((entry) => addDays(today, entry.in)));
  const free = [...holidays]
    .filter(([day, part]) => part === 'whole' && day > today && !taken.has(day))
    .map(([day]) => day)
    .toSorted()[0];
  return free === undefined ? fallback : (Date.parse(free) - Date.parse(today)) / DAY_MS;
}

/** Months in which the garden is closed. */
const WINTER: ReadonlySet<string> = new Set(['11', '12', '01', '02', '03']);

/** Returns the hall of an entry; in winter the glass hall replaces the garden. */
const hallOf = (hall: number | undefined, day: Day): number | null =>
  hall === GARDEN && WINTER.has(day.slice(5, 7)) ? GLASS : (hall ?? null);

/** Returns the venue's calendar: two double bookings and three options that expire. */
export function calendarEvents(now: Date) {
  const today = dayIn(zone, now);
  const at = (days: number, hour: number) =>
    hourOf(zone, addDays(today, days + Math.floor(hour / 24)), hour % 24).toISOString();
  return entries.map((draft, index) => {
    const entry =
      draft.title === HOLIDAY ? { ...draft, in: daysToHoliday(today, draft.in) } : draft;
    return {
      id: index + 1,
      customer_id: account.yildirim,
      provider_id: page.cinaralti,
      title: entry.title,
      kind: entry.kind,
      space_id: hallOf(entry.hall, addDays(today, entry.in)),
      day: addDays(today, entry.in),
      is_all_day: entry.hours === undefined,
      starts_at: entry.hours ? at(entry.in, entry.hours[0]) : null,
      ends_at: entry.hours ? at(entry.in, entry.hours[1]) : null,
      couple_name: entry.couple ?? null,
      expires_at: entry.heldFor === undefined ? null : at(entry.heldFor, 18),
      note: entry.note ?? null,
      allows_conflict: false,
      has_conflict: false,
      version: 1,
      created_at: at(-30 - index, 11),
      updated_at: at(-1 - index, 16),
    };
  });
}
