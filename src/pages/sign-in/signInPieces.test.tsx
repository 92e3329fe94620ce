import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#i18n/messages.ts';
import { defaultRuntimeConfig } from '../../session/runtimeConfig.ts';
import { showSignInPage } from '../../../tests/support/signInPage.tsx';
import { CodeField } from './CodeField.tsx';
import { DemoSignIns } from './DemoSignIns.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import { initialMessages, createTranslations } from './translations.ts';

describe('the code field', () => {
  let messages: string[];
  const field = (error?: string) => (
    <CodeField label="Kod" error={error} onComplete={(code) => messages.push(code)} />
  );
  beforeEach(() => {
    messages = [];
  });

  it('has the focus and submits after the last digit', async () => {
    showSignInPage(field());
    expect(document.activeElement).toBe(screen.getByLabelText('Kod'));
    await userEvent.keyboard('12345');
    expect(messages).toEqual([]);
    await userEvent.keyboard('6');
    expect(messages).toEqual(['123456']);
    await userEvent.keyboard('7');
    expect(messages).toEqual(['123456']);
  });

  it('accepts a pasted message', async () => {
    showSignInPage(field());
    await userEvent.paste('Kodunuz: 654 321');
    expect(messages).toEqual(['654321']);
  });

  it('is marked as invalid with the reason', () => {
    showSignInPage(field('Kod yanlış.'));
    const input = screen.getByLabelText('Kod');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Kod yanlış.');
  });
});

it('shows and hides a password without changing it', async () => {
  showSignInPage(
    <PasswordField
      name="password"
      label="Şifre"
      autoComplete="current-password"
      error={undefined}
    />,
  );
  const input = screen.getByLabelText('Şifre');
  await userEvent.type(input, 'gizli');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Göster' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Gizle' }));
  expect(input.getAttribute('type')).toBe('password');
  expect(input).toHaveProperty('value', 'gizli');
});

it('limits a new password, but not a current one', () => {
  showSignInPage(<NewPasswordForm withCurrent onSave={async () => undefined} />);
  const limits = ['oldPassword', 'password', 'repeat'].map(
    (name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.maxLength,
  );
  expect(limits).toEqual([1024, 128, 128]);
});

it.each([
  ['12345', /Çok kısa/],
  ['12345678', /en az 10/],
  ['yaz-bahcesi-42', /Güçlü/],
])('rates the password %s as %s', (password, words) => {
  showSignInPage(<PasswordMeter password={password} />);
  expect(screen.getByRole('status').textContent).toMatch(words);
});

describe('the demo accounts', () => {
  const label = { tr: 'Sahip', en: 'Owner', de: 'Inhaberin', ar: 'المالكة' };
  const demo = { signIns: [{ login: 'ayse', password: 'demo1234', label }] };

  it('are offered in a demo only', () => {
    showSignInPage(<DemoSignIns onChoose={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sign in by a click, each with its description in the language', () => {
    const messages: string[] = [];
    const choose = (login: string, password: string) => messages.push(login, password);
    const config = { ...defaultRuntimeConfig, demo };
    showSignInPage(<DemoSignIns onChoose={choose} />, { config, language: 'de' });
    fireEvent.click(screen.getByRole('button', { name: 'ayse Inhaberin' }));
    expect(messages).toEqual(['ayse', 'demo1234']);
  });
});

describe('the language switch', () => {
  it('lists each language under its own name and marks the current one', () => {
    showSignInPage(<LanguageSwitch />, { language: 'ar' });
    const names = ['Türkçe', 'English', 'Deutsch', 'العربية'];
    const buttons = screen.getAllByRole('button', { hidden: true });
    expect(buttons.map((button) => button.textContent)).toEqual(names);
    expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'true',
    ]);
  });

  it('is hidden with a single language', () => {
    const config = { ...defaultRuntimeConfig, languages: ['tr-TR'] };
    const { container } = showSignInPage(<LanguageSwitch />, { config });
    expect(container.textContent).toBe('');
  });

  it('closes on Escape and returns the focus', async () => {
    const { container } = showSignInPage(<LanguageSwitch />);
    const details = container.querySelector('details');
    const summary = container.querySelector('summary');
    if (!details || !summary) throw new Error('no switch');
    details.open = true;
    screen.getByText('English').closest('button')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });
});

it.each(languages)('shows errors of the API as messages, in %s, too', (language) => {
  const { translateText } = createTranslations(initialMessages[language], language);
  expect(translateText('apiErrors.network')).not.toBe('apiErrors.network');
  expect(translateText('Words of the API')).toBe('Words of the API');
});
