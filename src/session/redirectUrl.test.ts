import { describe, expect, it } from 'vitest';
import { redirectOf, safeRedirect, withRedirect } from './redirectUrl.ts';

const origin = 'https://panel.example';

// Values that browsers parse as another host or scheme, or as a path that becomes one.
const hostile = [
  'https://evil.example',
  'http://evil.example/leads',
  '//evil.example',
  '//evil.example/leads',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\evil.example/leads?page=2',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/leads/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://panel.example/0f0e',
  'https://panel.example@evil.example/',
  'https:evil.example',
  'https:///evil.example',
  '//panel.example:pass@evil.example',
  '//panel.example.evil.example',
  '//[::1',
  '',
  'leads',
  '?page=2',
];

it.each(hostile)('redirects %j to home', (value) => {
  expect(safeRedirect(value, origin)).toBe('/');
});

it('redirects to home by default', () => {
  expect(safeRedirect(null, origin)).toBe('/');
});

it.each([
  ['/', '/'],
  ['/leads?status=new,pending&page=2', '/leads?status=new,pending&page=2'],
  ['/leads/12#notes', '/leads/12#notes'],
  ['/providers/1/info/location', '/providers/1/info/location'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
  ['/a/../leads', '/leads'],
  // Encoded twice, it is an unusual path of the panel and not a host.
  ['/%2Fevil.example', '/%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
])('keeps %j as %j', (value, kept) => {
  expect(safeRedirect(value, origin)).toBe(kept);
});

it.each([...hostile, '/leads?page=2', '/%2Fevil.example'])(
  '%j always stays on the panel’s host',
  (value) => {
    const target = safeRedirect(value, origin);
    expect(new URL(target, `${origin}/auth/login`).origin).toBe(origin);
    expect(target).not.toMatch(/^\/[/\\]/);
  },
);

describe('in a query', () => {
  it('is decoded once', () => {
    const search = `?redirectUrl=${encodeURIComponent('/leads?couple=Ay%C5%9Fe&page=2')}`;
    expect(redirectOf(search, origin)).toBe('/leads?couple=Ay%C5%9Fe&page=2');
  });

  it('is an unusual path if it is encoded twice', () => {
    const twice = encodeURIComponent(encodeURIComponent('//evil.example'));
    expect(redirectOf(`?redirectUrl=${twice}`, origin)).toBe('/');
  });

  it('is distinguished from a missing one', () => {
    expect(redirectOf('?page=2', origin)).toBeUndefined();
    expect(redirectOf('?redirectUrl=', origin)).toBe('/');
  });

  it.each(['/leads?page=2&status=new', '/leads/1#notes'])(
    'survives a round trip of %j',
    (target) => {
      const url = new URL(withRedirect('/auth/login', target), origin);
      expect(url.pathname).toBe('/auth/login');
      expect(redirectOf(url.search, origin)).toBe(target);
    },
  );

  it('is omitted for home', () => {
    expect(withRedirect('/auth/login', '/')).toBe('/auth/login');
  });
});
