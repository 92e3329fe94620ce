import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Script that builds the whole API as the server does, and exits. */
const script = `
  import { buildApp } from './server/app.ts';
  import { openDatabase } from './server/db/connection.ts';
  import { choosePorts } from './server/ports/choose.ts';
  import { readConfiguration } from './server/configuration.ts';
  const db = await openDatabase({});
  const { ports, register } = await choosePorts(readConfiguration({}), db);
  const app = await buildApp({ db, ports });
  await register(app);
  await app.ready();
  await app.close();
  await db.close();
  console.log('built');`;

test('builds the API without warnings', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, warned] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(warned).toBe('');
  expect(stdout).toBe('built\n');
});
