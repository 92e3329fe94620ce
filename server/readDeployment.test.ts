import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readConfiguration } from './configuration.ts';
import { contentPolicy } from './http/contentPolicy.ts';
import { checkDeployment, readDeployment } from './readDeployment.ts';

const names = readdirSync('deployments').flatMap((file) =>
  file.endsWith('.json') ? [file.replace('.json', '')] : [],
);

const text = readFileSync('deployments/tr-TR.json', 'utf8');
const right: Record<string, unknown> = z.record(z.string(), z.unknown()).parse(JSON.parse(text));

const problemsOf = (change: object): string[] => {
  const checked = checkDeployment({ ...right, ...change });
  return 'problems' in checked ? checked.problems : [];
};

it('has the eight deployments', () => {
  expect(names.toSorted()).toEqual(
    ['ar-AE', 'ar-SA', 'de-DE', 'en-AU', 'en-CA', 'en-SA', 'en-US', 'tr-TR']
      .concat('stand-ins')
      .toSorted(),
  );
});

it.each(names)('reads %s, and allows only its hosts in the page’s policy', (name) => {
  const { deployment } = readConfiguration({ DEPLOYMENT: name });
  const home = name === 'stand-ins' ? 'tr-TR' : name;
  expect([deployment.language, deployment.country]).toEqual([home, home.slice(-2)]);
  expect(deployment.campaigns).toEqual({ upgrade: 54, referral: 65, creditPartner: 108 });
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: deployment.currency });
  expect(amount.format(1)).toContain('1');
  const policy = contentPolicy('n', { ...deployment, newsFrom: [], frames: [] });
  expect(policy.replace(/frame-src[^;]*/, '')).not.toMatch(/https:|wss:/);
});

it.each<[string, object, string[]]>([
  ['a missing key', { currency: undefined }, ['currency: is missing']],
  [
    'a value of another type',
    { timeZone: 7 },
    ['timeZone: expected a value of the type string, found 7'],
  ],
  [
    'a zone of nowhere',
    { timeZone: 'Mars' },
    ['timeZone: expected a time zone, as Europe/Istanbul, found "Mars"'],
  ],
  [
    'an unknown country',
    { country: 'QQ' },
    ['country: expected a country in two letters, found "QQ"'],
  ],
  [
    'a language that is not offered',
    { language: 'ar-SA' },
    ['language: expected one of languages: tr-TR, en-GB, de-DE, ar-AE, found "ar-SA"'],
  ],
  [
    'a pause between popups that has no end',
    { popups: { minutesBetween: -1 } },
    ['popups.minutesBetween: expected a number from 0 to 1440, found -1'],
  ],
  ['an unknown key', { feature: {} }, ['feature: there is no such key']],
  [
    'a misspelt toggle',
    { menu: { transferReviews: false, whatsapp: true } },
    ['menu.whatsApp: is missing', 'menu.whatsapp: there is no such key'],
  ],
  [
    'a wrong key of a service',
    { tagManager: { containerId: 'G-1' } },
    ['tagManager.containerId: expected as GTM-ABC123, found "G-1"'],
  ],
  [
    'a report to an open wire',
    { errors: { dsn: 'http://k@e.example.com/1' } },
    ['errors.dsn: expected as https://key@errors.example.com/1, found "http://k@e.example.com/1"'],
  ],
  [
    'a map without places',
    {
      map: {
        latitude: 41,
        longitude: 29,
        tiles: { url: 'https://t.example.com/a.png', attribution: '' },
      },
    },
    [
      'map.tiles.url: expected an address with {z}, {x} and {y}, found "https://t.example.com/a.png"',
    ],
  ],
])('rejects %s with key, value and the expected type', (_, change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

it('shows popups ten minutes apart by default', () => {
  expect(checkDeployment({ ...right, popups: undefined })).toMatchObject({
    deployment: { popups: { minutesBetween: 10 } },
  });
});

it('reports all problems of a file at once, with its name', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'deployment-')), 'own.json');
  writeFileSync(path, JSON.stringify({ ...right, country: 'Türkiye', currency: 'TL' }));
  expect(() => readConfiguration({ DEPLOYMENT: path })).toThrow(
    /own\.json: country: expected .*"Türkiye"[^]*own\.json: currency: expected .*"TL"/,
  );
  writeFileSync(path, '{"languages":');
  expect(readDeployment(path)).toEqual({
    problems: [expect.stringMatching(/own\.json: is no JSON/)],
  });
});

it('has no fakes in production', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://app@db/panel',
    SMTP_URL: 'smtp://mail.example.com',
  };
  expect(() => readConfiguration({ ...production, DEPLOYMENT: 'stand-ins' })).toThrow(
    /tagManager: standIn is not[^]*chat: standIn is not/,
  );
  expect(readConfiguration({ ...production, DEPLOYMENT: 'ar-AE' }).deployment.currency).toBe('AED');
});

it('allows only the services of the deployment in the page’s policy', () => {
  const checked = checkDeployment({
    ...right,
    tagManager: { containerId: 'GTM-ABC123' },
    chat: { websiteId: '11111111-2222-3333-4444-555555555555' },
    errors: { dsn: 'https://key@errors.example.com/1' },
    map: {
      latitude: 1,
      longitude: 2,
      tiles: { url: 'https://{s}.tiles.example.com/{z}', attribution: '' },
    },
  });
  if ('problems' in checked) throw new Error(checked.problems.join());
  const policy = contentPolicy('n', {
    ...checked.deployment,
    newsFrom: ['wss://news.example.com'],
    frames: ['http://localhost:4001'],
  });
  const sources = (kind: string) => policy.split('; ').find((one) => one.startsWith(kind));
  expect(sources('script-src')).toBe(
    "script-src 'self' 'nonce-n' https://www.googletagmanager.com https://client.crisp.chat https://settings.crisp.chat",
  );
  expect(sources('connect-src')).toContain('wss://news.example.com');
  expect(sources('connect-src')).toContain('https://errors.example.com');
  expect(sources('img-src')).toContain('https://*.tiles.example.com');
  expect(sources('media-src')).toBe("media-src 'self' blob:");
  expect(policy).not.toContain('onesignal');
});
