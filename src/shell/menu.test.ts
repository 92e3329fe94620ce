import { describe, expect, it } from 'vitest';
import { currentTrail, visibleEntries, type MenuGroup } from './menu.ts';

const menu: MenuGroup[] = [
  { key: 'home', label: 'Ana sayfa', to: '/', covers: ['/dashboard'] },
  { key: 'leads', label: 'Çiftler', to: '/leads?status=pending' },
  { key: 'providers', label: 'Firmalar', to: '/providers' },
  {
    key: 'templates',
    label: 'Şablonlar',
    children: [
      { key: 'attachments', label: 'Ekler', to: '/templates/attachments' },
      { key: 'signatures', label: 'İmzalar', to: '/templates/signatures' },
      { key: 'deep', label: 'İç', children: [{ key: 'leaf', label: 'Yaprak', to: '/deep/leaf' }] },
    ],
  },
];

describe('currentTrail', () => {
  it.each([
    ['/', ['home']],
    ['/dashboard', ['home']],
    ['/leads', ['leads']],
    ['/leads/17', ['leads']],
    ['/providers/1/info', ['providers']],
    ['/templates/signatures', ['templates', 'signatures']],
    ['/deep/leaf/3', ['templates', 'deep', 'leaf']],
    ['/leadsheets', []],
    ['/templates', []],
  ])('of %s is %j', (path, trail) => {
    expect(currentTrail(menu, path)).toEqual(trail);
  });

  it('prefers the longest match', () => {
    const close: MenuGroup[] = [
      { key: 'all', label: 'Tümü', to: '/providers' },
      { key: 'payments', label: 'Ödemeler', to: '/providers/1/payments' },
    ];
    expect(currentTrail(close, '/providers/1/payments')).toEqual(['payments']);
    expect(currentTrail(close, '/providers/1/payments/7')).toEqual(['payments']);
    expect(currentTrail(close, '/providers/2')).toEqual(['all']);
    const twice = [...close, { key: 'again', label: 'Tekrar', to: '/providers' }];
    expect(currentTrail(twice, '/providers')).toEqual(['all']);
  });
});

describe('visibleEntries', () => {
  it('omits hidden entries and empty groups', () => {
    const some: MenuGroup[] = [
      { key: 'a', label: 'A', hidden: true },
      { key: 'b', label: 'B', children: [{ key: 'c', label: 'C', hidden: true }] },
      {
        key: 'd',
        label: 'D',
        children: [
          { key: 'e', label: 'E' },
          { key: 'f', label: 'F', hidden: true },
        ],
      },
    ];
    expect(visibleEntries(some)).toEqual([
      { key: 'd', label: 'D', children: [{ key: 'e', label: 'E' }] },
    ]);
  });
});
