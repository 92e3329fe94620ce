import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleField } from '../../gallery/sampleField.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { kindNames, type KindName } from '../definition/kinds.ts';
import { cells } from './cells.ts';
import { samples } from './samples.ts';

const record = { id: 1 };

/** Renders values of a kind in a language, each in its own element. */
async function renderCells(
  kind: KindName,
  values: readonly unknown[],
  language: 'tr' | 'ar' = 'tr',
) {
  const Cell = cells[kind];
  const { container } = render(
    values.map((value, index) => (
      <p key={index}>
        <Cell field={sampleField(kind)} value={value} record={record} />
      </p>
    )),
    { wrapper: await samplePanel(language) },
  );
  return [...container.querySelectorAll('p')];
}

async function renderCell(kind: KindName, value: unknown, language: 'tr' | 'ar' = 'tr') {
  const [place] = await renderCells(kind, [value], language);
  if (!place) throw new Error('Nothing was drawn');
  return place;
}

/** Returns true for kinds whose value may be an empty text. */
const isTextKind = (kind: KindName) =>
  [
    'text',
    'longText',
    'email',
    'phone',
    'url',
    'image',
    'identityNumber',
    'taxNumber',
    'iban',
    'videoLink',
    'status',
  ].includes(kind);

const onError = vi.fn<(...args: unknown[]) => void>();

beforeEach(() => {
  onError.mockClear();
  vi.spyOn(console, 'error').mockImplementation(onError);
  vi.spyOn(console, 'warn').mockImplementation(onError);
  vi.stubGlobal('reportError', onError);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(kindNames)('a cell of %s', (kind) => {
  it.each(['tr', 'ar'] as const)(
    'renders every valid value in %s without errors',
    async (language) => {
      const places = await renderCells(kind, samples[kind].good, language);
      expect(onError.mock.calls).toEqual([]);
      const shown = places.map((place) => (place.querySelector('img') ? '▣' : place.textContent));
      const isShown = (text: string) => !/^–?$|undefined|NaN|\[object/.test(text);
      // A password is the only value that is never shown.
      expect(shown.map(isShown)).toEqual(samples[kind].good.map(() => kind !== 'password'));
    },
  );

  it('shows a dash for empty or invalid values', async () => {
    const places = await renderCells(kind, [
      null,
      undefined,
      {},
      [],
      ...(isTextKind(kind) ? [''] : []),
    ]);
    expect(onError.mock.calls).toEqual([]);
    for (const place of places) {
      expect(place.querySelector('[aria-hidden="true"]')?.textContent).toBe('–');
      expect(place.textContent).toBe('–');
    }
  });
});

describe('money', () => {
  it('is whole lira with the separators of the language', async () => {
    const [zero, price, most] = await renderCells('money', [0, 285_000, 99_999_999]);
    expect(zero?.textContent).toBe('0\u00a0TL');
    expect(price?.textContent).toBe('285.000\u00a0TL');
    expect(most?.textContent).toBe('99.999.999\u00a0TL');
  });

  it('keeps amount and unit together, left-to-right, in Arabic', async () => {
    const price = await renderCell('money', 285_000, 'ar');
    expect(price.textContent).toBe('\u2066285,000\u00a0TL\u2069');
    expect(price.querySelector('bdi')).not.toBeNull();
  });
});

describe('the cell of a day', () => {
  it.each([
    ['tr', '19 Haz 1990'],
    ['ar', '19 يونيو 1990'],
  ] as const)('is written out in %s, with Latin digits', async (language, words) => {
    const day = await renderCell('date', '1990-06-19', language);
    expect(day.textContent).toBe(words);
    expect(day.querySelector('time')?.getAttribute('datetime')).toBe('1990-06-19');
  });
});

describe('the cell of an instant', () => {
  it.each([
    ['tr', '21 Kas 2026 01:30'],
    ['ar', '21 نوفمبر 2026، 01:30'],
  ] as const)('is in Istanbul’s time zone in %s', async (language, words) => {
    const moment = await renderCell('dateTime', '2026-11-20T22:30:00Z', language);
    expect(moment.textContent).toBe(words);
  });
});

describe('a phone number', () => {
  it.each(['tr', 'ar'] as const)('is grouped and left-to-right in %s', async (language) => {
    const [turkish, german] = await renderCells(
      'phone',
      ['+905321234567', '+4915123456789'],
      language,
    );
    const link = turkish?.querySelector('a');
    expect([link?.textContent, link?.dir, link?.getAttribute('href')]).toEqual([
      '+90 532 123 45 67',
      'ltr',
      'tel:+905321234567',
    ]);
    expect(german?.textContent).toBe('+49 151 234 567 89');
  });
});

describe('addresses', () => {
  it.each(['email', 'url'] as const)('of %s are left-to-right in Arabic', async (kind) => {
    const address = await renderCell(kind, samples[kind].good[0], 'ar');
    expect(address.querySelector('a')?.dir).toBe('ltr');
  });

  it.each([
    ['email', 'ayse.nur@mail.example.com', 'ayse.|nur@|mail.|example.|com'],
    ['url', 'https://www.example.com/dugun/', 'www.|example.|com/|dugun'],
  ] as const)('of %s break after dots, slashes and the at sign', async (kind, value, parts) => {
    const place = await renderCell(kind, value);
    for (const mark of place.querySelectorAll('wbr')) mark.replaceWith('|');
    expect(place.textContent).toBe(parts);
  });

  it('that are no web URL are not linked', async () => {
    const place = await renderCell('url', 'javascript:alert(1)');
    expect(place.querySelector('a')).toBeNull();
    expect(place.textContent).toBe('javascript:alert(1)');
  });
});

describe('text in another script', () => {
  it('is isolated within a line', async () => {
    const name = await renderCell('text', 'ليلى عبد الرحمن');
    expect(name.querySelector('bdi')?.textContent).toBe('ليلى عبد الرحمن');
  });

  it('has its own direction in a block', async () => {
    const message = await renderCell('longText', 'نبحث عن قاعة');
    expect(message.querySelector('[dir="auto"]')?.textContent).toBe('نبحث عن قاعة');
  });
});

it('rich text shows its text without formatting', async () => {
  const place = await renderCell('richText', '<p>Bahçe <img src=x onerror=alert(1)>açık</p>');
  expect(place.querySelector('img')).toBeNull();
  expect(place.textContent?.replace(/\s+/g, ' ').trim()).toBe('Bahçe açık');
});

it('a linked record and an entry of a list show their names', async () => {
  expect((await renderCell('reference', 34)).textContent).toBe('İstanbul');
  expect((await renderCell('configItem', 'gala')).textContent).toBe('Gala');
  expect((await renderCell('configItem', 'wedding', 'ar')).textContent).toBe('Düğün');
});

it('a choice shows its label and, if defined, its tone', async () => {
  const [late, yes] = [await renderCell('enum', 'late'), await renderCell('boolean', true)];
  expect(late.querySelector('[data-tone="warning"]')?.textContent).toBe('Gecikti');
  expect(yes.querySelector('[data-tone="success"]')?.textContent).toBe('Evet');
});

describe('a share', () => {
  it.each([
    ['tr', '%12,5'],
    ['ar', '\u2066\u200e12.5%\u200e\u2069'],
  ] as const)('is formatted as in %s', async (language, words) => {
    const share = await renderCell('percent', 12.5, language);
    expect(share.textContent?.replaceAll('\u200e', '')).toBe(words.replaceAll('\u200e', ''));
  });
});

it('stars have a text alternative', async () => {
  const stars = await renderCell('rating', 4);
  expect(stars.querySelector('[aria-hidden="true"]')?.textContent).toBe('★★★★★');
  expect(stars.querySelector('[aria-hidden="true"] > span')?.textContent).toBe('★');
  expect(stars.querySelector('.visually-hidden')?.textContent).toBe('4 yıldız');
});

it('a status without a tone is a framed label', async () => {
  const status = await renderCell('status', 'live');
  expect(status.textContent).toBe('Yayında');
  expect(status.querySelector('[data-tone]')).toBeNull();
});

it.each(['iban', 'identityNumber', 'taxNumber'] as const)(
  'the digits of %s are left-to-right in Arabic, with tabular figures',
  async (kind) => {
    const number = await renderCell(kind, samples[kind].good[0], 'ar');
    expect(number.querySelector('bdi.tabular')?.getAttribute('dir')).toBe('ltr');
  },
);

it('an IBAN is grouped by four', async () => {
  const iban = await renderCell('iban', 'TR330006100519786457841326');
  expect(iban.textContent).toBe('TR33 0006 1005 1978 6457 8413 26');
});

it('a video shows its host, and an invalid URL is not linked', async () => {
  const [known, other, none] = await renderCells('videoLink', [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.example.com/film.mp4',
    'javascript:alert(1)',
  ]);
  expect(known?.querySelector('a')?.textContent).toBe('YouTube');
  expect(other?.querySelector('a')?.textContent).toBe('example.com');
  expect(none?.querySelector('a')).toBeNull();
});

it('prices show their part of the week, one line per option', async () => {
  const [apart, all, options] = await renderCells('weekPrices', samples.weekPrices.good);
  expect(apart?.textContent).toBe('Hafta içi 1.500\u00a0TL · Hafta sonu 1.800\u00a0TL');
  expect(all?.textContent).toBe('Her gün 0\u00a0TL');
  expect([...(options?.querySelectorAll('bdi') ?? [])].map((line) => line.textContent)).toEqual([
    'Her gün 1.500\u00a0TL',
    'Hafta içi 1.200\u00a0TL · Hafta sonu 1.800\u00a0TL',
  ]);
});
