import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Command of a longer run with its display name. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Streams the output instead of storing it in the result. */
  live?: boolean;
}

export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** Standard output and errors in order; empty for a live step. */
  output: string;
}

/** Runs one step in the current folder; a command that cannot be started counts as failed. */
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
