import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guard, isSignInPath, ruleOf } from '../../session/guards.ts';
import {
  dropEarlyForm,
  holdsSession,
  keepEarlyForm,
  showEarlyForm,
  takeOverEarlyForm,
} from './earlyForm.ts';
import { serviceOf } from './socialReturn.ts';

declare const PANEL_PATHS: string;

const form = (language: string) =>
  `<template data-language="${language}"><form><input name="identifier"><button type="submit">${language}</button></form></template>`;

const root = () => document.getElementById('root') ?? document.body;

/**
 * Renders the page as the server sends it for an address, and runs its inline script.
 * @returns the text of the root element
 */
function open(address = '/auth/login', state: unknown = null) {
  history.replaceState(state, '', address);
  document.body.innerHTML = `<div id="root">…</div>${form('tr')}${form('ar')}`;
  showEarlyForm(holdsSession(), PANEL_PATHS);
  return root().textContent;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  dropEarlyForm(root());
  // Removes the page's listener, since there is no form any more.
  document.body.click();
  document.body.replaceChildren();
  document.cookie = 'switch_user=;max-age=0';
  history.replaceState(null, '', '/');
});

describe('the inline sign-in form', () => {
  it('uses the chosen language, else the first one', () => {
    expect(open()).toBe('tr');
    expect(document.documentElement).toMatchObject({ lang: 'tr', dir: 'ltr' });
    localStorage.setItem('language', 'ar');
    expect(open()).toBe('ar');
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(keepEarlyForm(root(), 'ar')).toBe(true);
    localStorage.setItem('language', 'de');
    expect(open()).toBe('tr');
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(document.querySelector('template')).toBeNull();
  });

  it.each([
    '/',
    '/leads?page=2',
    '/auth',
    '/auth/login?redirectUrl=%2Fleads',
    '/auth/renew-password',
    '/auth/forgot-password',
    '/auth/forgot-username/',
    '/auth/google?code=1',
    '/auth/facebook',
    '/password-renew',
    '/password-reset/abc',
    '/register/1/2/3',
    '/signup-wizard',
    '/errors/error-404',
    '/support',
    '/no-such',
    '/leads/5/edit',
    '/leads/5/no/such',
    '/auth/no-such',
    '/register/1',
  ])('is rendered only where the panel starts with it: %s', (address) => {
    const { pathname, search, origin } = new URL(address, location.origin);
    const signedOut = { status: 'out' } as const;
    const target = guard({ pathname, search }, signedOut, origin) ?? pathname;
    const [path = ''] = target.split('?');
    const isFirst =
      isSignInPath(path, signedOut) && ruleOf(path).page === undefined && !serviceOf(path);
    expect(open(address)).toBe(isFirst ? 'tr' : '…');
  });

  it('is not rendered for a signed-in user, an impersonation or a pending notice', () => {
    localStorage.setItem('accessToken', 'pt_1');
    expect(open()).toBe('…');
    localStorage.clear();
    document.cookie = 'switch_user=1';
    expect(open()).toBe('…');
    document.cookie = 'switch_user=;max-age=0';
    expect(open('/auth/login', { passwordChanged: true })).toBe('…');
    expect(open('/auth/login?disableTranslation=1')).toBe('…');
    expect(open('/auth/login', { key: 'other' })).toBe('tr');
  });

  it('stores the last pressed button, and clicks it once for the loaded code', () => {
    const presses: string[] = [];
    open();
    const before = document.querySelector('button');
    before?.click();
    expect(before?.dataset['pressed']).toBe('');
    document.addEventListener('click', ({ target, defaultPrevented }) => {
      if (!defaultPrevented && target instanceof Element) presses.push(target.textContent);
    });
    expect(presses).toEqual([]);
    expect(takeOverEarlyForm()).toBe(false);
    keepEarlyForm(root(), 'tr');
    expect(takeOverEarlyForm()).toBe(true);
    expect(presses).toEqual(['tr']);
    expect(takeOverEarlyForm()).toBe(false);
    expect(presses).toEqual(['tr']);
    expect(before?.dataset['pressed']).toBeUndefined();
  });

  it('keeps a submission by a password manager', () => {
    open();
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    expect(document.querySelector('button')?.dataset['pressed']).toBe('');
  });

  it('keeps input and presses if everything was rendered again', () => {
    open();
    const written = document.querySelector('input');
    if (written) written.value = 'ayse';
    document.querySelector('button')?.click();
    keepEarlyForm(root(), 'tr');
    const fresh = document.createElement('div');
    fresh.innerHTML = form('tr');
    root().replaceChildren(...(fresh.querySelector('template')?.content.childNodes ?? []));
    const presses: string[] = [];
    root().addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) presses.push(target.textContent);
    });
    takeOverEarlyForm();
    expect(document.querySelector('input')?.value).toBe('ayse');
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(presses).toEqual(['tr']);
  });
});
