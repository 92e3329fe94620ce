import { languages, type Language } from '#i18n/words.ts';
import { languageOf, type LanguageConfig } from '../ui/language.ts';

/** Id of the JSON script that the server writes into the page. */
export const runtimeConfigId = 'runtime-config';

/** An account to try the panel with; offered on the sign-in page of a demonstration only. */
export interface DemoSignIn {
  readonly login: string;
  readonly password: string;
  /** What there is to see, in each language. */
  readonly label: Readonly<Record<Language, string>>;
}

/** What a deployment decides when the page is served, not when it is built. */
export interface RuntimeConfig {
  /** Offered to people: `tr`, `de-DE`, `ar-SA`. */
  readonly languages: readonly string[];
  /** Spoken until somebody chooses. */
  readonly language: string;
  readonly demo: { readonly signIns: readonly DemoSignIn[] } | null;
  /** Pictures of a map; without them no map of others is asked, and a plain grid stands in their place. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null;
  /** The deployment's own at the push service; null where the page itself shows notifications. */
  readonly pushAppId: string | null;
  /** Names the build; part of what cached configuration is keyed by. */
  readonly build: string;
}

export const defaultRuntimeConfig: RuntimeConfig = {
  languages,
  language: 'tr',
  demo: null,
  mapTiles: null,
  pushAppId: null,
  build: '',
};

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function spoken(tag: unknown): tag is string {
  return isText(tag) && languageOf(tag) !== undefined;
}

/** A label in every language; where one is missing, any other says it. */
function labelOf(value: unknown): DemoSignIn['label'] {
  const given = isFields(value) ? value : {};
  const any = Object.values(given).find(isText) ?? '';
  const say = (language: Language) => (isText(given[language]) ? given[language] : any);
  return { tr: say('tr'), en: say('en'), de: say('de'), ar: say('ar') };
}

function demoOf(value: unknown): RuntimeConfig['demo'] {
  if (!isFields(value) || !Array.isArray(value['signIns'])) return null;
  const signIns = value['signIns'].filter(isFields).flatMap(({ login, password, label }) => {
    return isText(login) && isText(password) ? [{ login, password, label: labelOf(label) }] : [];
  });
  return signIns.length > 0 ? { signIns } : null;
}

/** An address that no picture could come from is none. */
function mapTilesOf(value: unknown): RuntimeConfig['mapTiles'] {
  if (!isFields(value)) return null;
  const { url, attribution } = value;
  const isTiles = isText(url) && /^(https:\/\/|\/(?!\/))/.test(url) && url.includes('{z}');
  return isTiles ? { url, attribution: isText(attribution) ? attribution : '' } : null;
}

function parse(text: string | null | undefined): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

/** The configuration in a page; whatever is missing or wrong takes its safe default. */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const given = parse(page.getElementById(runtimeConfigId)?.textContent);
  const offered = Array.isArray(given['languages']) ? given['languages'].filter(spoken) : [];
  const active = offered.length > 0 ? offered : defaultRuntimeConfig.languages;
  return {
    languages: active,
    language: spoken(given['language']) ? given['language'] : (active[0] ?? 'tr'),
    demo: demoOf(given['demo']),
    mapTiles: mapTilesOf(given['mapTiles']),
    pushAppId: isText(given['pushAppId']) ? given['pushAppId'] : null,
    build: isText(given['build']) ? given['build'] : defaultRuntimeConfig.build,
  };
}

/** The configuration as ui/language.ts asks for it. */
export function languageConfig(config: RuntimeConfig): LanguageConfig {
  return { languages: config.languages, defaultLanguage: config.language };
}

/** The locale of a language in this deployment, for Accept-Language: `ar` is `ar-SA` where that is offered. */
export function localeOf(config: RuntimeConfig, language: Language): string {
  return config.languages.find((tag) => languageOf(tag) === language) ?? language;
}
