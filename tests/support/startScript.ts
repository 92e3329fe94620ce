import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Started {
  child: ChildProcess;
  /** First line of its output. */
  line: string;
}

/** Runs a script in a process of its own until it has written a line; throws when it ends before. */
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
  throw new Error(`${script} ended without a line`);
}
