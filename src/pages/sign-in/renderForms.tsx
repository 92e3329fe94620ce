import { renderToString } from 'react-dom/server';
import type { Language } from '#i18n/messages.ts';
import { createClient } from '../../data/client.ts';
import { keyStorage } from '../../session/keyStorage.ts';
import { createPanelSession } from '../../session/panelSession.ts';
import {
  languageConfig,
  localeOf,
  parseRuntimeConfig,
  type RuntimeConfig,
} from '../../session/runtimeConfig.ts';
import { activeLanguage, activeLanguages } from '../../ui/language.ts';
import { SignInApp } from './SignInApp.tsx';
import { initialMessages, createTranslations } from './translations.ts';

const nothing = () => undefined;
const nowhere = async () => {};

/** Renders the sign-in form in this language as HTML, without a session. */
function renderForm(config: RuntimeConfig, language: Language): string {
  const storage = keyStorage(() => localStorage);
  const cookies = { get: nothing, set: nothing, remove: nothing };
  const session = createPanelSession({ storage, tabStorage: storage, cookies, leave: nothing });
  const client = createClient({
    baseUrl: '/api',
    language: localeOf(config, language),
    session,
    onFailure: nothing,
  });
  const tools = {
    ...createTranslations(initialMessages[language], language),
    client,
    session,
    config,
    language,
    resuming: false,
    open: nowhere,
    finish: nowhere,
  };
  return renderToString(<SignInApp tools={tools} onReady={nothing} />);
}

/**
 * Renders one template per active language, the default language first; see earlyForm.ts.
 * @param configuration JSON as embedded in the page
 * @throws RuntimeConfigError if the configuration is invalid
 */
export function renderForms(configuration: string): string {
  const config = parseRuntimeConfig(configuration);
  const offered = languageConfig(config);
  const first = activeLanguage(offered, null);
  return [...new Set([first, ...activeLanguages(offered)])]
    .map(
      (language) =>
        `<template data-language="${language}">${renderForm(config, language)}</template>`,
    )
    .join('');
}
