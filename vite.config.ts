import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { colorModeBoot } from './src/ui/colorModeBoot.ts';

export default defineConfig({
  root: 'src',
  plugins: [
    react(),
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
});
