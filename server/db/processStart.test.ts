import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { processStart } from './processStart.ts';

test('identifies running processes, with a stable value per process', () => {
  const own = processStart(process.pid);
  expect(own).toBeTruthy();
  expect(processStart(process.pid)).toBe(own);
  expect(processStart(process.ppid)).not.toBe(own);
});

test('returns undefined for an ended process, even before its parent has reaped it', async () => {
  // A parent that never reaps its child, which becomes a zombie when the pipe closes.
  const parent = spawn('sh', ['-c', 'sleep 1000 >&- & echo $!; exec sleep 1000 >&-'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(await text(parent.stdout));
  try {
    expect(processStart(pid)).toBeTruthy();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => processStart(pid)).toBeUndefined();
    expect(() => process.kill(pid, 0)).not.toThrow();
  } finally {
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  }
});
