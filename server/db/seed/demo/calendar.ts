import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

interface Entry {
  kind: 'wedding' | 'option' | 'visit' | 'closed';
  title: string;
  couple?: string;
  /** Days from today. */
  in: number;
  /** Full hours of that day; the whole day without them. Past 24 it ends on the next. */
  hours?: [from: number, until: number];
  /** Days from today until which an option is held. */
  heldFor?: number;
  note?: string;
}

const entries: readonly Entry[] = [
  {
    kind: 'wedding',
    title: 'Nazlı ve Ömer’in düğünü',
    couple: 'Nazlı Işık, Ömer Çakır',
    in: -20,
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
    hours: [13, 18],
    heldFor: 1,
    note: 'Kaporayı yarın yatıracaklar.',
  },
  {
    kind: 'wedding',
    title: 'Elif ve Kerem’in düğünü',
    couple: 'Elif Yıldız, Kerem Aksu',
    in: 26,
    hours: [19, 24],
  },
  {
    kind: 'option',
    title: 'Kına gecesi',
    couple: 'Ceren Ilgın, Çağrı Tunç',
    in: 26,
    hours: [12, 17],
    heldFor: 3,
    note: 'Aynı akşam düğün var; salon en geç 17.00’de boşalmalı.',
  },
  {
    kind: 'wedding',
    title: 'Büşra ve Emre’nin düğünü',
    couple: 'Büşra Koç, Emre İnan',
    in: 47,
    hours: [18, 24],
  },
  { kind: 'option', title: 'Yaz düğünü', couple: 'Öykü Deniz, Kaan Şen', in: 61, heldFor: 7 },
  {
    kind: 'wedding',
    title: 'Yaz düğünü, kesinleşti',
    couple: 'Melis Güneş, Cem Arı',
    in: 61,
    hours: [19, 25],
  },
  { kind: 'closed', title: 'Resmi tatil', in: 75 },
  {
    kind: 'wedding',
    title: 'Ünlü ailesinin düğünü',
    couple: 'Defne Ünlü, İlker Taş',
    in: 96,
    hours: [18, 24],
  },
];

/** The venue's calendar: two days that are taken twice, three options that run out. */
export function calendarEvents(now: Date): object[] {
  const today = dayIn(zone, now);
  const at = (days: number, hour: number) =>
    hourOf(zone, addDays(today, days + Math.floor(hour / 24)), hour % 24).toISOString();
  return entries.map((entry, index) => ({
    id: index + 1,
    customer_id: account.yildirim,
    provider_id: page.cinaralti,
    title: entry.title,
    kind: entry.kind,
    day: addDays(today, entry.in),
    is_all_day: entry.hours === undefined,
    starts_at: entry.hours ? at(entry.in, entry.hours[0]) : null,
    ends_at: entry.hours ? at(entry.in, entry.hours[1]) : null,
    couple_name: entry.couple ?? null,
    expires_at: entry.heldFor === undefined ? null : at(entry.heldFor, 18),
    note: entry.note ?? null,
    version: 1,
    created_at: at(-30 - index, 11),
    updated_at: at(-1 - index, 16),
  }));
}
