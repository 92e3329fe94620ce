import { join } from 'node:path';
import { readConfiguration } from '../../../server/configuration.ts';
import { prepareDatabase } from '../../../server/start.ts';
import { embedded } from '../../support/database.ts';

// A process of its own: writes the demo account, as of now, into the folder that DATA_DIR names.
const configuration = readConfiguration(process.env);
// Half of the time would go into making a database and its tables.
const tables = await embedded(join(configuration.dataDir, 'database'));
await tables.close();
const database = await prepareDatabase(configuration);
await database.close();
