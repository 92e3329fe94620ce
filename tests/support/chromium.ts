import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { packagedChromium } from './packagedChromium.ts';

export interface ChromiumLocation {
  executablePath: string;
  /** complete environment of the process */
  env: Record<string, string>;
}

/** Arguments for a quiet and deterministic browser; none weakens the security of a page. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

const PACKAGED_PLATFORM = 'linux-x64';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

interface ChromiumOptions {
  env?: NodeJS.ProcessEnv;
  /** such as linux-x64 */
  platform?: string;
}

/**
 * Returns the Chromium to test with: CHROMIUM_PATH, else the package's, so that everybody tests the same version.
 * An installed one, or Playwright's own download, is used only on platforms that the package does not support.
 * Nothing is installed; the package is unpacked at first use.
 * @throws Error if there is none, with the ways to get one
 */
export async function chromiumPath({
  env = process.env,
  platform = `${process.platform}-${process.arch}`,
}: ChromiumOptions = {}): Promise<ChromiumLocation> {
  const variables = definedVariables(env);
  const fromEnv = env['CHROMIUM_PATH'];
  if (fromEnv) {
    if (await isExecutable(fromEnv)) return { executablePath: fromEnv, env: variables };
    throw new Error(`CHROMIUM_PATH: ${fromEnv} cannot be run`);
  }
  if (platform === PACKAGED_PLATFORM) {
    const packaged = await packagedChromium();
    return { executablePath: packaged.executablePath, env: { ...variables, ...packaged.env } };
  }
  const onPath = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const system = onPath.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  for (const executablePath of [...system, macChrome, chromium.executablePath()]) {
    if (await isExecutable(executablePath)) return { executablePath, env: variables };
  }
  throw new Error(
    'No Chromium found: set CHROMIUM_PATH, install chromium or Chrome, ' +
      'or run `npx playwright install chromium`.',
  );
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function definedVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
