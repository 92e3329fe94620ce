import { DRAFT_MARK } from '../../i18n/draftMark.ts';
import { languages, type Language } from '../../i18n/messages.ts';
import { camelCase } from '../../openapi/generator/camelCase.ts';
import type { Manifest } from '../../src/engine/definition/manifest.ts';
import type { Draft } from './draft.ts';
import type { MessageTree } from './draftMessages.ts';
import { humanise } from './humanise.ts';
import type { SharedMessages } from './sharedMessages.ts';

/** Returns the panel's path of a resource whose list is nested below another record: `leads/:id/comments`. */
export function routeOf(manifest: Manifest): string | undefined {
  const open = manifest.params.filter((name) => name !== 'customerId');
  const path = manifest.operations['list']?.path;
  if (open.length === 0 || !path) return undefined;
  return path
    .replace('/customers/{customerId}', '')
    .replace(/^\//, '')
    .replace(/\{(\w+)\}/g, ':$1');
}

const literal = (value: unknown) => JSON.stringify(value, null, 2);

function menuText(manifest: Manifest, draft: Draft, route: string | undefined): string {
  const screens = [
    ...(draft.list ? ['list'] : []),
    ...(draft.create ? ['create'] : []),
    ...(draft.edit && draft.show ? ['edit'] : []),
    ...(draft.show ? ['show'] : []),
  ];
  const entries = {
    resource: literal(manifest.name),
    group: literal('pages'),
    order: '100',
    icon: 'ListAltOutlined',
    ...(route && { route: literal(route) }),
    screens: literal(screens),
  };
  return [
    "import ListAltOutlined from '@mui/icons-material/ListAltOutlined';",
    "import { defineMenu } from '../../src/engine/definition/defineMenu.ts';",
    '',
    'export default defineMenu({',
    ...Object.entries(entries).map(([key, value]) => `  ${key}: ${value},`),
    '});',
    '',
  ].join('\n');
}

function definitionText(manifest: Manifest, draft: Draft): string {
  const name = camelCase(manifest.name);
  const source = literal(draft).replace('"empty": true', '"empty": { "then": "create" }');
  return [
    `import { ${name} } from '#contract/manifest/${manifest.name}.ts';`,
    "import { defineResource } from '../../src/engine/definition/defineResource.ts';",
    '',
    `/** ${humanise(manifest.name)}. */`,
    `export default defineResource(${name}, ${source});`,
    '',
  ].join('\n');
}

/** Expands two plural forms to the six of Arabic: zero, one, two, few, many, other. */
const arabicPlurals = (name: string) => {
  const [one = '', many = ''] = name.split(' |||| ');
  return [many, one, many, many, many, many].join(' |||| ');
};

/**
 * Marks each plural form of an English text in another language, so that a test reports it until it is translated.
 */
const markUntranslated = (text: string, language: Language): string =>
  language === 'en' || text === ''
    ? text
    : text
        .split(' |||| ')
        .map((form) => DRAFT_MARK + form)
        .join(' |||| ');

/** Translates a draft with the messages that other entities share; the rest stays in English and is marked. */
function translateDraft(
  messages: MessageTree,
  language: Language,
  known: ReadonlyMap<string, string> | undefined,
  above = '',
): MessageTree {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? (known?.get(above + key) ?? markUntranslated(value, language))
        : translateDraft(value, language, known, `${above}${key}.`),
    ]),
  );
}

function messagesText(name: string, messages: MessageTree, language: Language): string {
  if (language === 'tr') return `export const messages = ${literal(messages)};\n`;
  const own =
    language === 'ar' && typeof messages['name'] === 'string'
      ? { ...messages, name: arabicPlurals(messages['name']) }
      : messages;
  return [
    "import type { Shape } from '../../messages.ts';",
    `import type { messages as shape } from '../../tr/resources/${name}.ts';`,
    '',
    `export const messages: Shape<typeof shape> = ${literal(own)};`,
    '',
  ].join('\n');
}

/** Creates the files of a new resource: their texts by their paths in the project. */
export function newFiles(
  manifest: Manifest,
  draft: Draft,
  messages: MessageTree,
  {
    route = routeOf(manifest),
    shared = {},
  }: { route?: string | undefined; shared?: SharedMessages } = {},
): Map<string, string> {
  const { name } = manifest;
  return new Map([
    [`resources/${name}/menu.ts`, menuText(manifest, draft, route)],
    [`resources/${name}/definition.ts`, definitionText(manifest, draft)],
    ...languages.map((language): [string, string] => [
      `i18n/${language}/resources/${name}.ts`,
      messagesText(name, translateDraft(messages, language, shared[language]), language),
    ]),
  ]);
}
