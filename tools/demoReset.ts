import { readConfiguration } from '../server/configuration.ts';
import { DataFolderInUse } from '../server/db/lock.ts';
import { resetDemo } from '../server/db/seed/demo.ts';
import { storageOf } from '../server/ports/choose.ts';
import { prepareDatabase } from '../server/start.ts';

/** Restores the demo account to its state after the first start. */
try {
  const configuration = readConfiguration(process.env);
  if (!configuration.demo)
    throw new Error('This database holds no demo account; DEMO=1 says that it should.');
  const db = await prepareDatabase({ ...configuration, demo: false });
  await resetDemo(db, { now: new Date(), storage: storageOf(configuration) });
  await db.close();
  process.stdout.write('The demo account is as new.\n');
} catch (error) {
  const hint = error instanceof DataFolderInUse ? '\nStop the panel first.' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exit(1);
}
