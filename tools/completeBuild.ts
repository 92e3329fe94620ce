import { join } from 'node:path';
import { formsConfig } from '../vite.config.ts';
import { buildPart } from './buildPart.ts';
import { compressFolder } from './compressFolder.ts';

// Separate process for `npm start`: adds to the quick build in the folder given as its argument what it left out.
const [panel] = process.argv.slice(2);
if (panel === undefined) throw new Error('completeBuild.ts needs a folder');
await buildPart({ ...formsConfig, configFile: false }, panel);
// Last, so that a build is complete if it is compressed.
await compressFolder(join(panel, 'assets'));
