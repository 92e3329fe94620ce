import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src',
  plugins: [react()],
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
