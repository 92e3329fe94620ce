import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './chromium.ts';

let folder = '';
let installed = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  installed = join(folder, 'chromium');
  await writeFile(installed, '#!/bin/sh\n');
  await chmod(installed, 0o755);
});

afterAll(() => rm(folder, { recursive: true }));

describe('the Chromium to test with', () => {
  test('is the packaged one on Linux x64, even where another is installed', async () => {
    const { executablePath, env } = await chromiumPath({
      env: { PATH: folder },
      platform: 'linux-x64',
    });
    expect(executablePath).toMatch(/node_modules[\\/].cache[\\/]chromium-[\d.]+[\\/]chromium$/);
    expect(basename(env['FONTCONFIG_FILE'] ?? '')).toBe('fonts.conf');
  });

  test('is the installed one where the packaged one cannot run', async () => {
    const { executablePath } = await chromiumPath({
      env: { PATH: folder },
      platform: 'linux-arm64',
    });
    expect(executablePath).toBe(installed);
  });

  test('is the one of CHROMIUM_PATH before all others', async () => {
    const { executablePath } = await chromiumPath({
      env: { CHROMIUM_PATH: installed },
      platform: 'linux-x64',
    });
    expect(executablePath).toBe(installed);
  });

  test('is never another one than that of CHROMIUM_PATH', async () => {
    const missing = join(folder, 'missing');
    await expect(
      chromiumPath({ env: { CHROMIUM_PATH: missing, PATH: folder }, platform: 'linux-arm64' }),
    ).rejects.toThrow(`CHROMIUM_PATH: ${missing} cannot be run`);
  });
});
