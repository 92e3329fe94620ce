import { symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { syntheticDefinition, syntheticManifest } from './syntheticResource.ts';

const root = resolve(import.meta.dirname, '../..');
const DEFINE = join(root, 'src/engine/definition/defineResource.ts');

/** Writes a project of the engine's types and that many synthetic resources beside it. */
export async function writeProject(
  folder: string,
  resources: number,
  fields: number,
): Promise<void> {
  const define = relative(folder, DEFINE);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const settings = { extends: join(root, 'tsconfig.json'), include: ['*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await writeFile(join(folder, 'engine.ts'), `export * from '${define}';\n`);
  for (let number = 1; number <= resources; number += 1) {
    const name = `bench${number}`;
    await writeFile(join(folder, `${name}.manifest.ts`), syntheticManifest(name, fields));
    await writeFile(
      join(folder, `${name}.definition.ts`),
      syntheticDefinition(name, fields, define),
    );
  }
}
