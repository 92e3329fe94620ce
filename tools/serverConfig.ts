import type { UserConfig } from 'vite';

/**
 * Build of the server: one file of its own code, and chunks for dynamic imports. Packages stay in node_modules,
 * because some load binaries from there.
 */
export const serverConfig: UserConfig = {
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
};
