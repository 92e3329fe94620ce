import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '#i18n/messages.ts';
import { loadI18nProvider } from './i18nProvider.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('loadI18nProvider', () => {
  it.each([
    ['tr', 'Ayarlar'],
    ['en', 'Settings'],
    ['de', 'Einstellungen'],
    ['ar', 'الإعدادات'],
  ] as const)('loads %s', async (language, settings) => {
    const provider = await loadI18nProvider(language, languages);
    expect(provider.getLocale()).toBe(language);
    expect(provider.translate('shell.account.settings')).toBe(settings);
  });

  it('waiting for all messages includes deferred ones', async () => {
    vi.resetModules();
    const { i18nProviderOf } = await import('./i18nProvider.ts');
    const { preloadMessages } = await import('./preloadMessages.ts');
    const { deferredMessages } = await import('../ui/deferredMessages.ts');
    await Promise.all([preloadMessages('tr'), deferredMessages()]);
    const { translate } = i18nProviderOf('tr', ['tr']);
    expect(translate('resources.leadDesk.followUp.open')).toBe('Otomatik takip başlat');
  });

  it.each([
    ['tr', '23 Kasım 2026'],
    ['en', '23 November 2026'],
    ['de', '23. November 2026'],
    ['ar', '23 نوفمبر 2026'],
  ] as const)('formats a day in a %s sentence', async (language, written) => {
    const { translate } = await loadI18nProvider(language, languages);
    expect(translate('validation.dateMax', { max: '2026-11-23' })).toContain(written);
    expect(translate('home.greeting.day', { name: '2026-11-23 Elif' })).toContain(
      '2026-11-23 Elif',
    );
  });

  it('writes the limit of a number as the fields do, and counts as they are', async () => {
    const { translate } = await loadI18nProvider('tr', languages);
    expect(translate('validation.max', { max: 99_999_999 })).toBe('En fazla 99.999.999 olabilir.');
    expect(translate('validation.maxItems', { smart_count: 3 })).toContain('3 seçim');
  });

  it('offers the languages of the deployment under their own names', async () => {
    const provider = await loadI18nProvider('en', ['en', 'ar']);
    expect(provider.getLocales?.()).toEqual([
      { locale: 'en', name: 'English' },
      { locale: 'ar', name: 'العربية' },
    ]);
  });

  it('keeps another language and reloads', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { search: '', reload });
    const provider = await loadI18nProvider('tr', ['tr', 'de']);
    await provider.changeLocale('de');
    expect(localStorage.getItem('language')).toBe('de');
    expect(reload).toHaveBeenCalledOnce();
    await provider.changeLocale('de');
    await provider.changeLocale('ar');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reports a missing message in development, but not a full sentence', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', onError);
    const provider = await loadI18nProvider('tr', ['tr']);
    expect(provider.translate('shell.nowhere')).toBe('shell.nowhere');
    expect(provider.translate('Kaydınız alındı. Teşekkürler.')).toBe(
      'Kaydınız alındı. Teşekkürler.',
    );
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('?disableTranslation=1', () => {
  const translated = async () => (await loadI18nProvider('tr', ['tr'])).translate('ui.action.save');

  it('shows the keys until the tab is closed or it is disabled', async () => {
    history.replaceState(null, '', '/leads?disableTranslation=1');
    expect(await translated()).toBe('ui.action.save');
    history.replaceState(null, '', '/leads');
    expect(await translated()).toBe('ui.action.save');
    history.replaceState(null, '', '/leads?disableTranslation=0');
    expect(await translated()).toBe('Kaydet');
  });
});
