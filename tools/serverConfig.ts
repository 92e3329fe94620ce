import type { UserConfig } from 'vite';

/**
 * Build of the server: its own code as one file, and files of their own for what is imported late. Packages stay
 * in node_modules, where those that bring binaries are looked for.
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
