import { describe, expect, it } from 'vitest';
import type { SessionData } from '../session/loginState.ts';
import { sessionSample } from '../session/sessionSample.ts';
import { pageNames } from '../session/panelPaths.ts';
import { visibleEntries, type MenuGroup } from '../shell/menu.ts';
import { goToShortcutsOf } from './goToShortcuts.ts';
import { pageAddress } from './pageEntry.ts';
import { pageOptions } from './pageOptions.ts';
import type { ShellSettings } from './ShellSettings.ts';
import { menuOf, quickOf } from './useMenu.tsx';

const settings: ShellSettings = {
  campaigns: { upgrade: 54, referral: 65, creditPartner: 108 },
  features: {
    upgradeBanner: true,
    referral: false,
    chat: false,
    advertisementVideo: false,
  },
  menu: { transferReviews: false, whatsApp: false },
  popups: { minutesBetween: 10 },
  links: {
    advertisementVideo: null,
    androidApp: null,
    iosApp: null,
    remoteDesktop: 'https://example.com/remote',
    tutorials: null,
    whatsApp: 'https://example.com/whatsapp',
    helpPhone: null,
  },
};

const everything: SessionData['user']['permission']['grants'] = [
  'leads.read',
  'users.read',
  'pages.read',
  'media.read',
  'discounts.read',
  'templates.read',
  'payments.read',
  'statistics.read',
];

const provider: SessionData['providers'][number] = {
  id: 5,
  name: 'Çınaraltı Kır Bahçesi',
  category: { id: 1, name: 'Kır Düğünü', categoryType: 'venue' },
  city: { id: 34, name: 'İstanbul' },
  district: null,
  onHold: false,
  listingProductName: 'Altın',
  features: ['addCampaign', 'pageStats', 'rivalStats', 'dealStats'],
};

const sample = sessionSample();
const sessionOf = (
  providers: SessionData['providers'],
  grants = everything,
  user: Partial<SessionData['user']> = {},
) =>
  sessionSample({
    providers,
    user: { ...sample.user, ...user, permission: { advisorService: false, grants } },
  });

const menuFor = (session: SessionData, changes: Partial<ShellSettings> = {}) =>
  menuOf({
    session,
    settings: { ...settings, ...changes },
    openChat: undefined,
    translate: (key) => key,
  });

const keys = (menu: readonly MenuGroup[]) => visibleEntries(menu).map(({ key }) => key);
const entriesOf = (menu: readonly MenuGroup[], key: string) =>
  visibleEntries(menu).find((entry) => entry.key === key)?.children ?? [];

/** Order of the specification; the panel's own entries are between the providers and the testimonials. */
const ORDER = [
  'home',
  'leads',
  'todo',
  'providers',
  'galleries',
  'provider-testimonials',
  'discounts',
  'discount-coupons',
  'templates-group',
  'statistics',
  'help',
  'customer-users',
];

const STATISTICS = [
  'statistics.visits',
  'statistics.deals',
  'statistics.weddings',
  'statistics.magnet',
  'statistics.rivals',
  'statistics.scores',
];

describe('the menu', () => {
  it('is in the order of the specification, other entries between providers and reviews', () => {
    const shown = keys(menuFor(sessionOf([provider])));
    expect(shown.filter((key) => ORDER.includes(key))).toEqual(ORDER);
    const others = shown.filter((key) => !ORDER.includes(key));
    const known = ['medias', 'customer-spaces', 'couple-providers', 'catalogs'];
    expect(others.filter((key) => known.includes(key))).toEqual(known);
    const from = ORDER.indexOf('galleries') + 1;
    expect(shown.slice(from, from + others.length)).toEqual(others);
  });

  it('has no providers for users without one', () => {
    const shown = keys(menuFor(sessionOf([])));
    expect(shown).not.toContain('providers');
    expect(shown).not.toContain('galleries');
    expect(shown).toContain('provider-testimonials');
  });

  it('hides entries without permission, and empty groups', () => {
    const shown = keys(menuFor(sessionOf([provider], ['pages.read'])));
    expect(shown).not.toContain('leads');
    expect(shown).not.toContain('todo');
    expect(shown).not.toContain('statistics');
    expect(shown).not.toContain('templates-group');
  });

  it('hides the entry of a page exactly from users without the permission of its route', () => {
    const all = menuFor(sessionOf([provider], [])).flatMap((entry) => entry.children ?? [entry]);
    const found = pageNames.flatMap((name) => {
      const entry = all.find(({ to }) => to === pageAddress(name));
      return entry ? [{ name, hidden: entry.hidden }] : [];
    });
    expect(found.length).toBeGreaterThan(10);
    for (const { name, hidden } of found)
      expect(hidden, name).toBe(pageOptions(name).permission !== undefined);
  });

  it('has no top-level entry for sections of a provider', () => {
    const all = JSON.stringify(menuFor(sessionOf([provider])).map(({ key }) => key));
    for (const key of ['payments', 'related-providers', 'provider-awards', 'calendar-events'])
      expect(all).not.toContain(`"${key}"`);
  });

  it.each([
    { name: 'has both', providers: [provider], locked: [] },
    {
      name: 'has statistics alone',
      providers: [{ ...provider, features: ['pageStats' as const] }],
      locked: ['statistics.deals', 'statistics.rivals'],
    },
    {
      name: 'is on hold',
      providers: [{ ...provider, onHold: true }],
      locked: [],
      onHold: STATISTICS,
    },
    {
      name: 'has statistics alone and is on hold',
      providers: [{ ...provider, features: ['pageStats' as const], onHold: true }],
      locked: ['statistics.deals', 'statistics.rivals'],
      onHold: [
        'statistics.visits',
        'statistics.weddings',
        'statistics.magnet',
        'statistics.scores',
      ],
    },
    {
      name: 'is on hold beside another',
      providers: [{ ...provider, onHold: true }, provider],
      locked: [],
    },
  ])(
    'marks statistics that are locked or on hold if the provider $name',
    ({ providers, locked, onHold = [] }) => {
      const entries = entriesOf(menuFor(sessionOf(providers)), 'statistics');
      expect(entries.map(({ key }) => key)).toEqual(STATISTICS);
      expect(entries.filter((entry) => entry.locked).map(({ key }) => key)).toEqual(locked);
      expect(entries.filter((entry) => entry.onHold).map(({ key }) => key)).toEqual(onHold);
    },
  );

  it('shows WhatsApp and the transfer of reviews only if the deployment enables them', () => {
    const session = sessionOf([provider]);
    expect(entriesOf(menuFor(session), 'help').map(({ key }) => key)).toEqual(['support.remote']);
    expect(keys(menuFor(session))).not.toContain('review-channels');
    const open = menuFor(session, { menu: { transferReviews: true, whatsApp: true } });
    expect(entriesOf(open, 'help').map(({ key }) => key)).toEqual([
      'support.remote',
      'support.whatsApp',
    ]);
    const shown = keys(open);
    expect(shown[shown.indexOf('provider-testimonials') + 1]).toBe('review-channels');
  });

  it('starts with the desk for an agent', () => {
    const menu = menuFor(sessionOf([], ['support.act'], { isAgent: true }));
    expect(keys(menu).slice(0, 2)).toEqual(['support', 'approvals']);
    expect(keys(menu)).not.toContain('home');
  });
});

describe('the bottom bar of a phone', () => {
  const calendar = [{ key: 'calendar', label: 'Takvim', to: '/providers/5/calendar-events' }];

  it('has home, couples, calendar and to-do', () => {
    const quick = quickOf(menuFor(sessionOf([provider])), calendar);
    expect(quick.map(({ key }) => key)).toEqual(['home', 'leads', 'calendar', 'todo']);
  });

  it('uses other entries if some are missing', () => {
    const quick = quickOf(menuFor(sessionOf([provider], ['pages.read', 'users.read'])), calendar);
    expect(quick.map(({ key }) => key).slice(0, 3)).toEqual(['home', 'calendar', 'providers']);
    expect(quick).toHaveLength(4);
  });
});

it('no two entries have the same shortcut', () => {
  const letters = goToShortcutsOf(menuFor(sessionOf([provider]))).map(({ letter }) => letter);
  expect(letters).toContain('l');
  expect(new Set(letters).size).toBe(letters.length);
});
