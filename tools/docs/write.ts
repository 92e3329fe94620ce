import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'docs/resources');

/** Renders the pages through the panel's bundler, because definitions import components and style sheets. */
async function renderPages(): Promise<Map<string, string>> {
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule(join(import.meta.dirname, 'pages.ts'));
    const rendered: unknown = module['pages'];
    if (!(rendered instanceof Map)) throw new Error('tools/docs/pages.ts exports no pages');
    return new Map([...rendered].map(([name, text]) => [String(name), String(text)]));
  } finally {
    await server.close();
  }
}

const pages = await renderPages();
mkdirSync(target, { recursive: true });
for (const name of readdirSync(target)) rmSync(join(target, name));
for (const [name, text] of pages) writeFileSync(join(target, name), text);
process.stdout.write(`docs/resources: ${pages.size} pages\n`);
