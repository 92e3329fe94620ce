import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';

/** Resolves the router's production files; its package exports only those with developer warnings. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
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
