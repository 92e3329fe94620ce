import { messages as en } from '#i18n/en/index.ts';
import { messages as tr } from '#i18n/tr/index.ts';
import type { Resource } from '../../src/engine/definition/runtimeDefinition.ts';
import { describeDefinition } from '../../src/engine/help/describeDefinition.ts';
import { createTranslator } from '../../src/ui/translator.ts';
import { markdown } from './markdown.ts';

const definitions = import.meta.glob<Resource>('../../resources/*/definition.ts', {
  eager: true,
  import: 'default',
});

const translators = { en: createTranslator(en, 'en'), tr: createTranslator(tr, 'tr') };

function pageOf(resource: Resource, language: 'en' | 'tr'): string {
  const other =
    language === 'en' ? `[Türkçe](${resource.name}.tr.md)` : `[English](${resource.name}.md)`;
  const text = markdown(describeDefinition(resource, translators[language], language));
  return `<!-- Written by \`npm run docs\` from the definition. Do not edit. -->\n${other}\n\n${text}`;
}

/** Pages of every declared resource in English (`leads.md`) and Turkish (`leads.tr.md`). */
export const pages: ReadonlyMap<string, string> = new Map(
  Object.values(definitions).flatMap((resource) => [
    [`${resource.name}.md`, pageOf(resource, 'en')] as const,
    [`${resource.name}.tr.md`, pageOf(resource, 'tr')] as const,
  ]),
);
