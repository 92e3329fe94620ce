// `npm start`: bundles the server before the start, which is faster than loading its files one by one.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { bundleForNode } from './bundleForNode.mjs';

// A first start executes most functions of the database too seldom for what optimizing them costs. The budget is
// about the bytes that a function executes until it is optimized; V8's own is a thirtieth.
setFlagsFromString('--wasm-tiering-budget=60000000');
process.setSourceMapsEnabled(true);
const start = await bundleForNode('tools/start.ts', 'dist/start', 'tools/build.ts');
await import(pathToFileURL(start).href);
