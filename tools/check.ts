// `npm run check`: all static checks and the quick tests.
import { quickTests, staticSteps } from './checkSteps.ts';
import { runSteps } from './runSteps.ts';

const results = await runSteps([...staticSteps, quickTests], 2);
const failed = results.filter((result) => !result.passed).map((result) => result.name);
if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
