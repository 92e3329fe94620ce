import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../../tools/compressFolder.ts';

/**
 * Builds the page of anchors/ that loads `entry` into a folder, like the panel itself except for its chunk groups.
 */
export async function buildAnchor(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, 'anchors'),
    plugins: [
      react(),
      {
        name: 'entry',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => html.replace('%ENTRY%', () => `./${entry}`),
        },
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      // The comparison is about a single file.
      chunkSizeWarningLimit: Infinity,
      modulePreload: { polyfill: false },
    },
  });
  await compressFolder(join(folder, 'assets'));
}
