// `npm run check`: the quick tests, which take longest, and all static checks.
import { quickTests, staticSteps } from './checkSteps.ts';
import { runSteps } from './runSteps.ts';

const results = await runSteps([quickTests, ...staticSteps], 2);
const failed = results.filter((result) => !result.passed).map((result) => result.name);
if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
