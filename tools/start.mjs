// `npm start`: bundles the server before the start, which is faster than loading its files one by one.
import { pathToFileURL } from 'node:url';
import { bundleServer } from './bundleServer.mjs';

process.setSourceMapsEnabled(true);
await import(pathToFileURL(await bundleServer('tools/start.ts', 'dist/start')).href);
