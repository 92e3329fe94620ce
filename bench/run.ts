// `npm run bench`, see README.md. Only figures of the same run are comparable.
import { availableParallelism, loadavg } from 'node:os';
import { measureApi } from './api/measureApi.ts';
import { readOptions, type Part } from './options.ts';
import { measurePanel } from './panel/measurePanel.ts';
import { measureUse } from './panel/use/measureUse.ts';
import { measurePictures } from './pictures/measurePictures.ts';
import { measureScale } from './scale/measureScale.ts';
import { measureSignIn } from './signIn/measureSignIn.ts';
import { measureSoak } from './soak/measureSoak.ts';
import { measureStart } from './start/measureStart.ts';
import { printTable } from './table.ts';
import { measureCompletion } from './types/measureCompletion.ts';
import { measureTypes } from './types/measureTypes.ts';
import { readChunks } from './types/readChunks.ts';

const options = readOptions(process.argv.slice(2));

const measures: Record<Part, () => Promise<void>> = {
  panel: async () => (await measurePanel(options.rounds, options.beside)).forEach(printTable),
  use: async () => (await measureUse()).forEach(printTable),
  api: () => measureApi(options, printTable),
  scale: async () => {
    for (const rows of options.rows) await measureScale(rows, printTable);
  },
  pictures: async () => printTable(await measurePictures(options.rounds)),
  start: async () => printTable(await measureStart(options.rounds)),
  'sign-in': async () => printTable(await measureSignIn()),
  soak: async () => (await measureSoak(options.minutes)).forEach(printTable),
  types: async () => {
    for (const measure of [measureTypes, measureCompletion, readChunks])
      printTable(await measure());
  },
};

// Exits normally, so that temporary folders are deleted.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const busy = (loadavg()[0] ?? 0).toFixed(1);
process.stdout.write(`${availableParallelism()} cores, load ${busy} before\n`);
for (const part of options.parts) await measures[part]();
