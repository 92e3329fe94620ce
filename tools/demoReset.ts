import { readConfiguration } from '../server/configuration.ts';
import { DataFolderInUse } from '../server/db/lock.ts';
import { resetDemo } from '../server/db/seed/demo.ts';
import { storageOf } from '../server/ports/choose.ts';
import { prepareDatabase } from '../server/start.ts';

/** Restores the demo account to its state after the first start. */
try {
  const configuration = readConfiguration(process.env);
  if (!configuration.demo)
    throw new Error('This database has no demo account. Set DEMO=1 if it should have one.');
  const db = await prepareDatabase({ ...configuration, demo: false });
  await resetDemo(db, { now: new Date(), storage: storageOf(configuration) });
  await db.close();
  process.stdout.write('The demo account is restored.\n');
} catch (error) {
  const hint = error instanceof DataFolderInUse ? '\nStop the panel first.' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exit(1);
}
