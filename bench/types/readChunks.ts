import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '../table.ts';
import { definitionNames, foreignDefinitions, type Chunks } from '../../tools/chunkGraph.ts';

const file = join(import.meta.dirname, '../../dist/panel/.vite/manifest.json');

/**
 * Checks that no screen of the built panel loads the code of another resource.
 * @throws Error with the names of those that do
 */
export async function readChunks(): Promise<Table> {
  const title = 'Built panel: definitions loaded by a screen of another resource';
  if (!existsSync(file))
    return { title, columns: ['', ''], rows: [['the panel is not built', '–']] };
  // cast: written by Vite
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Chunks;
  const foreign = foreignDefinitions(chunks);
  if (foreign.length > 0) throw new Error(`Chunks load foreign definitions: ${foreign.join(', ')}`);
  return {
    title,
    columns: ['', 'definitions'],
    rows: [
      ['separate chunks', String(definitionNames(chunks).length)],
      ['loaded by another screen', String(foreign.length)],
    ],
  };
}
