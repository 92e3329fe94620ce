import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { median } from '../quantile.ts';
import type { Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { writeProject } from './writeProject.ts';

const root = resolve(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/typescript7/bin/tsc');
const RESOURCES = 60;
const FIELDS = 50;
const ROUNDS = 3;
/** Maximum seconds of the type check with all of the resources on two cores. */
const GOAL = 6;

/** Measures the duration of the type check without and with many large resources beside the engine. */
export async function measureTypes(): Promise<Table> {
  const [none, many] = [await secondsFor(0), await secondsFor(RESOURCES)];
  const each = ((many - none) * 1000) / RESOURCES;
  return {
    title: `Type check, medians of ${ROUNDS}, s`,
    columns: ['', 's'],
    rows: [
      ['engine only', none.toFixed(2)],
      [`with ${RESOURCES} resources of ${FIELDS} fields, goal under ${GOAL}`, many.toFixed(2)],
      ['per resource, ms', each.toFixed(0)],
    ],
  };
}

async function secondsFor(resources: number): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    await writeProject(folder, resources, FIELDS);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await check(folder);
      times.push((performance.now() - start) / 1000);
    }
    return median(times);
  });
}

/** @throws Error with the first faults, because times of a broken project are meaningless */
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
