import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Started {
  child: ChildProcess;
  /** First line of its output. */
  line: string;
}

/** Runs a script in a child process until it prints a line. @throws Error if it exits before */
export async function startScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) return { child, line };
  throw new Error(`${script} ended before it printed a line`);
}
