import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('in production the server requires its settings, and lists the missing ones', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DEMO: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [stdout, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(child.exitCode ?? (await ended)).toBe(1);
  expect(stdout).toBe('');
  expect(wrong).toMatch(/DEMO[^]*DATABASE_URL[^]*SMTP_URL/);
});
