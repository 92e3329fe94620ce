import { spawnSync } from 'node:child_process';
import { checkStart, failStart } from '../server/startChecks.ts';
import { buildIsStale } from './buildIsStale.ts';

await checkStart(process.env).catch(failStart);
// The panel is built when it is missing or older than its sources; then the API serves it.
if (buildIsStale(process.cwd())) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
await import('../server/main.ts');
