import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfiguration } from '../../server/configuration.ts';
import { start } from '../../server/start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the reference API with the demo account. */
    apiUrl: string;
  }
}

/**
 * Starts the reference API with the demo account, for the tests derived from declared resources.
 * @returns its teardown
 */
export default async function derivedLane(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'panel-derived-'));
  const configuration = readConfiguration({
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '1',
  });
  const running = await start(configuration, join(folder, 'no-panel'), 'derived');
  project.provide('apiUrl', running.address);
  return async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
