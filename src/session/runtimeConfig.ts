import { type Language } from '#i18n/messages.ts';
import type { Deployment } from '../../deployments/deployment.ts';
import home from '../../deployments/tr-TR.json';
import { languageOf, type LanguageConfig } from '../ui/language.ts';

/** Id of the JSON script that the server writes into the page. */
export const runtimeConfigId = 'runtime-config';

/** Account for trying the panel; offered on the sign-in page of a demonstration only. */
export interface DemoSignIn {
  readonly login: string;
  readonly password: string;
  /** Description of what this sign-in shows, in each language. */
  readonly label: Readonly<Record<Language, string>>;
}

/** Settings of a deployment that are set when the page is served, not when it is built. */
export interface RuntimeConfig extends Deployment {
  readonly demo: { readonly signIns: readonly DemoSignIn[] } | null;
  /** True if the server's own sandbox pages show what external services would receive. */
  readonly isSandbox: boolean;
  /** Build id; part of the keys of cached configuration. */
  readonly build: string;
}

const deployment: Deployment = home;

export const defaultRuntimeConfig: RuntimeConfig = {
  ...deployment,
  demo: null,
  isSandbox: false,
  build: '',
};

/**
 * Error for an unusable configuration in the page; the message names each key, its value and the expected type.
 */
export class RuntimeConfigError extends Error {
  override name = 'RuntimeConfigError';
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Returns a label in every language; a missing language gets the text of another. */
function labelOf(value: unknown): DemoSignIn['label'] {
  const given = isFields(value) ? value : {};
  const any = Object.values(given).find(isText) ?? '';
  const nameIn = (language: Language) => (isText(given[language]) ? given[language] : any);
  return { tr: nameIn('tr'), en: nameIn('en'), de: nameIn('de'), ar: nameIn('ar') };
}

function demoOf(value: unknown): RuntimeConfig['demo'] {
  if (!isFields(value) || !Array.isArray(value['signIns'])) return null;
  const signIns = value['signIns'].filter(isFields).flatMap(({ login, password, label }) => {
    return isText(login) && isText(password) ? [{ login, password, label: labelOf(label) }] : [];
  });
  return signIns.length > 0 ? { signIns } : null;
}

const fault = (key: string, expected: string, value: unknown) =>
  `${key || 'configuration'}: expected ${expected}, found ${JSON.stringify(value) ?? 'nothing'}`;

/**
 * Returns the type differences between a configuration and a known valid one; the server has validated the rest.
 */
function faultsIn(given: unknown, right: unknown, key: string): string[] {
  if (key.startsWith('links.'))
    return given === null || isText(given) ? [] : [fault(key, 'null or an address', given)];
  if (right === null)
    return given === null || isFields(given) ? [] : [fault(key, 'null or an object', given)];
  if (Array.isArray(right))
    return Array.isArray(given) && given.length > 0 && given.every(isText)
      ? []
      : [fault(key, 'a list of texts', given)];
  if (isFields(right)) {
    if (!isFields(given)) return [fault(key, 'an object', given)];
    return Object.entries(right).flatMap(([name, value]) =>
      faultsIn(given[name], value, key ? `${key}.${name}` : name),
    );
  }
  return typeof given === typeof right ? [] : [fault(key, `a ${typeof right}`, given)];
}

function isTimeZone(name: string): boolean {
  // Reading this list is six times faster than creating a formatter; it lacks older names.
  if (Intl.supportedValuesOf('timeZone').includes(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** @throws RuntimeConfigError */
function deploymentOf(given: Fields): Deployment {
  const hasItsKinds = (value: Fields): value is Fields & Deployment =>
    faultsIn(value, deployment, '').length === 0;
  if (!hasItsKinds(given)) throw new RuntimeConfigError(faultsIn(given, deployment, '').join('\n'));
  const { languages, language, timeZone } = given;
  const unspoken = languages.filter((tag) => languageOf(tag) === undefined);
  const faults = [
    ...unspoken.map((tag) => fault('languages', 'languages of tr, en, de, ar', tag)),
    ...(languages.includes(language)
      ? []
      : [fault('language', `one of ${languages.join(', ')}`, language)]),
    ...(isTimeZone(timeZone) ? [] : [fault('timeZone', 'a time zone', timeZone)]),
  ];
  if (faults.length > 0) throw new RuntimeConfigError(faults.join('\n'));
  return given;
}

/**
 * Reads the configuration of a page; without one, the defaults for Turkey apply.
 * @throws RuntimeConfigError if a key is missing or wrong
 */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const text = page.getElementById(runtimeConfigId)?.textContent.trim() ?? '';
  return text === '' ? defaultRuntimeConfig : parseRuntimeConfig(text);
}

/** @param text of JSON. @throws RuntimeConfigError if a key is missing or wrong */
export function parseRuntimeConfig(text: string): RuntimeConfig {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new RuntimeConfigError(fault('', 'JSON', text.slice(0, 40)));
  }
  if (!isFields(given)) throw new RuntimeConfigError(fault('', 'an object', given));
  return {
    ...deploymentOf(given),
    demo: demoOf(given['demo']),
    isSandbox: given['isSandbox'] === true,
    build: isText(given['build']) ? given['build'] : '',
  };
}

/** Returns the part of the configuration that ui/language.ts reads. */
export function languageConfig(config: RuntimeConfig): LanguageConfig {
  return { languages: config.languages, defaultLanguage: config.language };
}

/** Returns the deployment's locale for Accept-Language: `ar` becomes `ar-SA` if that is offered. */
export function localeOf(config: RuntimeConfig, language: Language): string {
  return config.languages.find((tag) => languageOf(tag) === language) ?? language;
}
