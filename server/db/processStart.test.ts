import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { processStart } from './processStart.ts';

test('tells processes that run, and the same one alike each time', () => {
  const own = processStart(process.pid);
  expect(own).toBeTruthy();
  expect(processStart(process.pid)).toBe(own);
  expect(processStart(process.ppid)).not.toBe(own);
});

test('one that has ended is unknown, even before its parent has taken notice', async () => {
  const parent = spawn('sh', ['-c', 'sleep 1000 & kill -9 $!; echo $!; read never'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [output]: unknown[] = await once(parent.stdout, 'data');
  const ended = Number(String(output));
  await expect.poll(() => processStart(ended)).toBeUndefined();
  expect(() => process.kill(ended, 0)).not.toThrow();
  parent.stdin.end();
  await once(parent, 'exit');
  expect(processStart(ended)).toBeUndefined();
});
