import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkGroups } from './tools/chunkGroups.ts';
import { compileHint } from './tools/compileHint.ts';
import { lateExport } from './tools/lateExport.ts';
import { plainIcons } from './tools/plainIcons.ts';
import { webManifest } from './tools/webManifest.ts';
import { colorModeBoot } from './src/ui/colorModeBoot.ts';

const panel: UserConfig = {
  root: 'src',
  plugins: [
    react(),
    webManifest(),
    lateExport(),
    plainIcons(),
    compileHint(),
    {
      name: 'color-mode-boot',
      transformIndexHtml: (html) => html.replace('%COLOR_MODE_BOOT%', () => colorModeBoot),
    },
  ],
  build: {
    outDir: '../dist/panel',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Small files of their own cache better and keep the policy without data: for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
};

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return panel;
  const codeSplitting = await chunkGroups(panel);
  return { ...panel, build: { ...panel.build, rolldownOptions: { output: { codeSplitting } } } };
});
