import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '../../i18n/messages.ts';
import { loadManifest } from '../manifests.ts';
import { draftDefinition } from './draftDefinition.ts';
import { draftMessages } from './draftMessages.ts';
import { openDecisions } from './openDecisions.ts';
import { newFiles } from './newFiles.ts';
import { sharedMessages } from './sharedMessages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the messages of two entities with equal states and different titles. */
function writeMessages(): void {
  for (const language of languages)
    for (const name of ['cars', 'ships']) {
      const path = join(folder, 'i18n', language, 'resources', `${name}.ts`);
      mkdirSync(dirname(path), { recursive: true });
      const fields = {
        status: `${language} state`,
        title: `${language} ${name}`,
        filters: { q: 'Search firms' },
      };
      const words = { about: 'the same', fields, actions: { publish: { do: language, ask: 'x' } } };
      writeFileSync(path, `export const messages = ${JSON.stringify(words)};\n`);
    }
}

test('shares messages that two entities have in common, except those that name the entity', async () => {
  writeMessages();
  const shared = await sharedMessages(folder);
  for (const language of languages)
    expect([...(shared[language] ?? [])]).toEqual([
      ['fields.status', `${language} state`],
      ['actions.publish.do', language],
    ]);
});

test('a draft uses shared messages in each language, marks the others, and does not list them as open decisions', async () => {
  writeMessages();
  const shared = await sharedMessages(folder);
  const manifest = await loadManifest('discounts');
  const draft = draftDefinition(manifest);
  const { messages } = draftMessages(manifest, draft, () => undefined);
  const files = newFiles(manifest, draft, messages, { shared });
  const arabic = files.get('i18n/ar/resources/discounts.ts') ?? '';
  expect(arabic).toContain('"status": "ar state"');
  expect(arabic).toContain('"title": "[en] Title"');
  expect(arabic).toContain('"name": "[en] Discounts |||| [en] Discount |||| ');
  expect(files.get('i18n/en/resources/discounts.ts')).toContain('"title": "Title"');
  const decisions = openDecisions(manifest, draft, messages, {
    conflicting: [],
    known: shared.tr,
  }).join('\n');
  expect(decisions).toContain('fields.title: Title');
  expect(decisions).not.toContain('fields.status: Status');
});
