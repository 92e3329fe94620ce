import type { Plugin } from 'vite';

const LIBRARY = 'jsonexport/dist/index.js';
const DEFERRED = '\0deferred-jsonexport';

/**
 * Defers the library of react-admin's default exporter, which every list imports, to the first export. The library
 * returns its result by a callback, so callers need no change.
 */
export const deferExporter = (): Plugin => ({
  name: 'defer-exporter',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^jsonexport\/dist\/index\.js$/ },
    handler: (_, importer) => (importer === DEFERRED ? undefined : DEFERRED),
  },
  load: {
    filter: { id: /^\0deferred-jsonexport$/ },
    async handler() {
      const admin = await this.resolve('react-admin');
      const core = await this.resolve('ra-core', admin?.id, { skipSelf: true });
      const library = await this.resolve(LIBRARY, core?.id, { skipSelf: true });
      return `export default (...args) =>
      void import(${JSON.stringify(library?.id)}).then((library) => library.default(...args));`;
    },
  },
});
