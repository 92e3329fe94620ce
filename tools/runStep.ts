import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** One command of a longer run, under the name that people see. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** shows the output while it comes, instead of keeping it for the result */
  live?: boolean;
}

export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** standard output and errors in the order they came; empty for a live step */
  output: string;
}

/** Runs one step in the current folder; a command that cannot be started is a failed step. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const child = spawn(step.command, step.args, {
    env: { ...process.env, ...step.env },
    stdio: step.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const failure = await once(child, 'close').then(
    () => '',
    (error: unknown) => `${String(error)}\n`,
  );
  return {
    name: step.name,
    passed: failure === '' && child.exitCode === 0,
    seconds: (performance.now() - started) / 1000,
    output: Buffer.concat(chunks).toString() + failure,
  };
}
