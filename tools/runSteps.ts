import { runStep, type Step, type StepResult } from './runStep.ts';

/**
 * Runs steps in parallel, at most `width` at a time, in order. Each prints a line with its time when it ends,
 * followed by its output if it failed.
 */
export async function runSteps(steps: readonly Step[], width: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      process.stdout.write(describe(result));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

function describe({ name, passed, seconds, output }: StepResult): string {
  const line = `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(22)} ${seconds.toFixed(1)} s\n`;
  return passed ? line : `${line}\n${output.trimEnd()}\n\n`;
}
