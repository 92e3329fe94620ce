import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { QUICK_MODE } from './tools/buildIsStale.ts';
import { chunkGroups } from './tools/chunkGroups.ts';
import { compileHint } from './tools/compileHint.ts';
import { deferExporter } from './tools/deferExporter.ts';
import { latin1Sources } from './tools/latin1Sources.ts';
import { panelConstants } from './tools/panelPaths.ts';
import { plainIcons } from './tools/plainIcons.ts';
import { productionRouter } from './tools/productionRouter.ts';
import { webManifest } from './tools/webManifest.ts';
import { preloadRouteChunks } from './src/app/preloadRouteChunks.ts';
import { holdsSession, showEarlyForm } from './src/pages/sign-in/earlyForm.ts';
import { sendFirstRequests } from './src/session/firstRequests.ts';
import { colorModeBoot } from './src/ui/colorModeBoot.ts';

/**
 * Script that sends the requests of a signed-in user's first screen. It stands above the styles, since a script
 * below them waits for them. While the files load it creates a formatter, since the first one of a page takes 20 ms,
 * on a phone 70.
 */
const firstRequests = `if ((${holdsSession.toString()})()) {
  (${sendFirstRequests.toString()})();
  (${preloadRouteChunks.toString()})(%SCREEN_FILES%);
  setTimeout(() => new Intl.DateTimeFormat(document.documentElement.lang));
}`;

/** Script that shows the sign-in before any file of code loads. */
const earlyForm = `(${showEarlyForm.toString()})((${holdsSession.toString()})(), ${panelConstants.PANEL_PATHS});`;

/** Compiles styles natively; PostCSS took three seconds of a build for the modules' class names. */
const css: UserConfig['css'] = {
  transformer: 'lightningcss',
  lightningcss: {
    // A name of a container or a grid line is read by other modules than its own.
    cssModules: { pattern: '[local]_[hash]', grid: false, container: false, customIdents: false },
  },
};

const panel: UserConfig = {
  root: 'src',
  define: panelConstants,
  css,
  plugins: [
    react(),
    webManifest(),
    deferExporter(),
    plainIcons(),
    productionRouter(),
    latin1Sources(),
    compileHint(),
    {
      name: 'inline-scripts',
      transformIndexHtml: (html, { server }) =>
        html
          .replace('%COLOR_MODE_BOOT%', () => colorModeBoot)
          .replace('%FIRST_REQUESTS%', () => firstRequests)
          .replace('%EARLY_FORM%', () => earlyForm)
          // Which files there are is known when all are built.
          .replace('%SCREEN_FILES%', (files) => (server ? 'null' : files)),
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
};

/**
 * Build of the module that renders the sign-in forms into the page; a file of its own with all that
 * it needs, for the server.
 */
export const formsConfig: UserConfig = {
  root: 'src',
  css,
  plugins: [react()],
  define: { ...panelConstants, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'pages/sign-in/renderForms.tsx',
    outDir: '../dist/panel',
    emptyOutDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

/** Build of the widget's script, one file that other sites load. */
export const widgetConfig: UserConfig = {
  root: 'src',
  build: {
    outDir: '../dist/panel',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'widget/reviews.ts',
      formats: ['iife'],
      name: 'reviews',
      fileName: () => 'widget.js',
    },
  },
};

const withBundling = (
  rolldownOptions: NonNullable<UserConfig['build']>['rolldownOptions'],
): UserConfig => ({ ...panel, build: { ...panel.build, rolldownOptions } });

export default defineConfig(async ({ command, mode }) => {
  if (command === 'serve') return panel;
  // The bundler's own split takes half the time: it needs no first bundling. Unused modules of packages that export
  // all of theirs in one file are left out before they are read.
  if (mode === QUICK_MODE) return withBundling({ experimental: { lazyBarrel: true } });
  return withBundling({ output: { codeSplitting: await chunkGroups(panel) } });
});
