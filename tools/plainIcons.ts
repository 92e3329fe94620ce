import { join } from 'node:path';
import type { Plugin } from 'vite';

const plain = join(import.meta.dirname, '../src/ui/createSvgIcon.tsx');

/** Draws `@mui/icons-material` without MUI's styling. */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  enforce: 'pre',
  // Bundled ahead for development, its own module could not be told from MUI's.
  config: () => ({ optimizeDeps: { exclude: ['@mui/icons-material'] } }),
  resolveId: {
    filter: { id: /\/createSvgIcon\.js$/ },
    handler: (_, importer) =>
      importer?.includes('/@mui/icons-material/') === true ? plain : undefined,
  },
});
