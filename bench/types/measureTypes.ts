import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { median } from '../quantile.ts';
import type { Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { syntheticDefinition, syntheticManifest } from './syntheticResource.ts';

const root = resolve(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/typescript7/bin/tsc');
const DEFINE = join(root, 'src/engine/definition/defineResource.ts');
const RESOURCES = 60;
const FIELDS = 50;
const ROUNDS = 3;

/** How long the type check takes without and with many large resources beside the engine. */
export async function measureTypes(): Promise<Table> {
  const [none, many] = [await secondsFor(0), await secondsFor(RESOURCES)];
  const each = ((many - none) * 1000) / RESOURCES;
  return {
    title: `Type check, medians of ${ROUNDS}, s`,
    columns: ['', 's'],
    rows: [
      ['the engine alone', none.toFixed(2)],
      [`with ${RESOURCES} resources of ${FIELDS} fields`, many.toFixed(2)],
      ['each resource, ms', each.toFixed(0)],
    ],
  };
}

async function secondsFor(resources: number): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    await writeProject(folder, resources);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await check(folder);
      times.push((performance.now() - start) / 1000);
    }
    return median(times);
  });
}

/** Throws with the first faults: times of a project that does not compile tell nothing. */
async function check(folder: string): Promise<void> {
  const args = [compiler, '--noEmit', '--pretty', 'false', '--project', folder];
  await new Promise<void>((resolved, rejected) => {
    execFile(process.execPath, args, (error, stdout) => {
      if (error)
        rejected(new Error(`Synthetic resources do not compile:\n${stdout.slice(0, 1000)}`));
      else resolved();
    });
  });
}

async function writeProject(folder: string, resources: number): Promise<void> {
  const define = relative(folder, DEFINE);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const settings = { extends: join(root, 'tsconfig.json'), include: ['*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await writeFile(join(folder, 'engine.ts'), `export * from '${define}';\n`);
  for (let number = 1; number <= resources; number += 1) {
    const name = `bench${number}`;
    await writeFile(join(folder, `${name}.manifest.ts`), syntheticManifest(name, FIELDS));
    await writeFile(
      join(folder, `${name}.definition.ts`),
      syntheticDefinition(name, FIELDS, define),
    );
  }
}
