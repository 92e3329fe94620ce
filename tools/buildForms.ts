import { resolve } from 'node:path';
import { build } from 'vite';
import { formsConfig } from '../vite.config.ts';

/** Builds the module with which the server renders the sign-in forms, into the folder of a panel. */
export async function buildForms(panel: string): Promise<void> {
  const { build: options } = formsConfig;
  await build({
    ...formsConfig,
    configFile: false,
    logLevel: 'warn',
    build: { ...options, outDir: resolve(panel) },
  });
}
