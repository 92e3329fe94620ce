import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { QUICK_PANEL } from './buildIsStale.ts';

/** Builds a part of the panel into the folder of a panel. */
export async function buildPart(config: InlineConfig, panel: string): Promise<void> {
  const isQuick = panel === QUICK_PANEL;
  await build({
    // Its warnings concern developers, who run the full build.
    logLevel: isQuick ? 'error' : 'warn',
    ...config,
    build: { ...config.build, cssMinify: !isQuick, outDir: resolve(panel) },
  });
}
