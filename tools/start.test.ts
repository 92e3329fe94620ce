import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const loader = import.meta.resolve('tsx');

/** Runs a tool without a built panel. @returns its whole output */
async function runTool(tool: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const script = fileURLToPath(new URL(tool, import.meta.url));
  const child = spawn(process.execPath, ['--import', loader, script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  rmSync(folder, { recursive: true });
  return { code: child.exitCode, stdout, wrong: stderr };
}

test.each(['start.mjs', 'dev.ts'])(
  '%s reports that its port is in use, and builds nothing',
  async (tool) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const result = await runTool(tool, { PORT: String(port) });
    taken.close();
    expect(result).toEqual({
      code: 1,
      stdout: '',
      wrong: `Port ${port} of 127.0.0.1 is in use: stop what listens there, or set PORT to another one.\n`,
    });
  },
);
