import { chromium, type CDPSession, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../server/db/seed/demoSignIns.ts';
import { chromiumArgs, type ChromiumLocation } from '../../../tests/support/chromium.ts';
import { closePopups } from '../closePopups.ts';
import { countProcessor } from '../processor.ts';
import { recordTraffic } from '../traffic.ts';
import { watchFrames } from './useFigures.ts';

interface PanelOptions {
  browser: ChromiumLocation;
  /** Folder of the browser profile. */
  folder: string;
  address: string;
  /** Slowdown factor of the processor. */
  cpu: number;
  viewport: { width: number; height: number };
}

/** Panel of a signed-in user. */
export interface OpenPanel {
  page: Page;
  session: CDPSession;
  /** Opens a path of the panel and waits until it is idle. */
  open: (path: string) => Promise<void>;
  /** Resolves once the page is idle. */
  idle: () => Promise<void>;
}

const IDLE_MS = 2_000;
/** Link of a lead in the list, which a phone shows as cards. */
export const ROW = 'main a[href^="/leads/"]';

/** Signs in with an empty profile and runs work in the panel. */
export async function inPanel<T>(
  { browser, folder, address, cpu, viewport }: PanelOptions,
  work: (panel: OpenPanel) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(folder, {
    ...browser,
    args: chromiumArgs,
    viewport,
    locale: 'tr-TR',
  });
  try {
    // The transpiler calls this helper in functions, which run in the page.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
    await context.addInitScript(watchFrames);
    await context.addInitScript(closePopups);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await countProcessor(session);
    const idle = async (ms = IDLE_MS) => {
      while (!traffic.rests(ms)) await page.waitForTimeout(100);
    };
    const open = async (path: string) => {
      await page.goto(address + path);
      await idle();
    };
    await page.goto(`${address}/leads`);
    await page.locator('input[name="identifier"]').fill('ayse');
    await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator(ROW).first().waitFor();
    await idle();
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await work({ page, session, open, idle });
  } finally {
    await context.close();
  }
}
