import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectFolder } from '../server/projectFolder.ts';

const plain = join(projectFolder, 'src/ui/createSvgIcon.tsx');

/** Replaces MUI's wrapper of `@mui/icons-material` by a plain SVG. */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  enforce: 'pre',
  // Pre-bundled for development, the wrapper cannot be distinguished from MUI's other modules.
  config: () => ({ optimizeDeps: { exclude: ['@mui/icons-material'] } }),
  resolveId: {
    filter: { id: /\/createSvgIcon\.js$/ },
    handler: (_, importer) =>
      importer?.includes('/@mui/icons-material/') === true ? plain : undefined,
  },
});
