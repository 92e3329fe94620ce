import { readdirSync } from 'node:fs';
import { bulk } from '#i18n/tr/bulk.ts';
import { engine } from '#i18n/tr/engine.ts';
import { listBoard } from '#i18n/tr/listBoard.ts';
import { listCalendar } from '#i18n/tr/listCalendar.ts';
import { listTiles } from '#i18n/tr/listTiles.ts';
import { listTimeline } from '#i18n/tr/listTimeline.ts';
import { listTools } from '#i18n/tr/listTools.ts';
import { ra } from '#i18n/tr/ra.ts';
import { runProgress } from '#i18n/tr/runProgress.ts';
import { shell } from '#i18n/tr/shell.ts';
import { ui } from '#i18n/tr/ui.ts';
import { validation } from '#i18n/tr/validation.ts';
import type { Messages } from '#i18n/messages.ts';
import type { FieldMap } from '../../../../src/engine/definition/manifest.ts';
import type { Resource } from '../../../../src/engine/definition/runtimeDefinition.ts';
import { getField, labelKey } from '../../../../src/engine/definition/field.ts';
import { createTranslator } from '../../../../src/ui/translator.ts';
import { at } from '../panel.ts';

const folder = new URL('../../../../i18n/tr/resources/', import.meta.url);

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null;

async function messagesOfResource(file: string): Promise<[string, Messages]> {
  const module: unknown = await import(new URL(file, folder).href);
  const messages = at(module, 'messages');
  if (!isMessages(messages)) throw new Error(`i18n/tr/resources/${file} has no messages`);
  return [file.slice(0, -'.ts'.length), messages];
}

/** The panel's bundler collects the messages of resources; here their folder is read. */
const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const resources = Object.fromEntries(await Promise.all(files.map(messagesOfResource)));

/** Turkish translator; the pages are checked in Turkish. */
export const tr = createTranslator(
  {
    bulk,
    engine,
    listBoard,
    listCalendar,
    listTiles,
    listTimeline,
    listTools,
    ra,
    resources,
    runProgress,
    shell,
    ui,
    validation,
  },
  'tr',
);

/** Returns the label of a field or computed value, or of a form field if `fields` is given. */
export const labelOf = (resource: Resource, path: string, fields?: FieldMap) =>
  tr(labelKey(getField(resource, path, fields)));
