import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';

/** Builds with the router's own production files: its package names only those with warnings for developers. */
export const quietRouter = (): Plugin => ({
  name: 'quiet-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!/^react-router(?:\/|$)/.test(id)) return undefined;
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (!found?.id.includes(DEVELOPMENT)) return undefined;
    return found.id.replace(DEVELOPMENT, '/react-router/dist/production/');
  },
});
