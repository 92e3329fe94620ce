import { readConfiguration } from '../server/configuration.ts';
import { rebuildDays } from '../server/features/statistics/commands.ts';
import { prepareDatabase } from '../server/start.ts';
import { setZone } from '../server/time/zone.ts';

/** Recounts every day of the statistics from its visits, advertising and leads. */
const configuration = readConfiguration(process.env);
setZone(configuration.deployment.timeZone);
const db = await prepareDatabase({ ...configuration, demo: false });
const days = await rebuildDays(db);
await db.close();
process.stdout.write(`${days} days of statistics were recounted.\n`);
