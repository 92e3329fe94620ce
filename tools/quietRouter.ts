import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';

/** Builds with the router's own production files: its package names only those with warnings for developers. */
export const quietRouter = (): Plugin => ({
  name: 'quiet-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(?:\/|$)/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true });
      if (!found?.id.includes(DEVELOPMENT)) return undefined;
      return found.id.replace(DEVELOPMENT, '/react-router/dist/production/');
    },
  },
});
