import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';

/** Answers of the API that a report lists, the last ones. */
const MAX_ANSWERS = 30;

/** Collects the answers of the API to the pages of a context, oldest first. */
export function recordAnswers(context: BrowserContext): string[] {
  const answers: string[] = [];
  context.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    answers.push(`${response.request().method()} ${pathname}${search} ${response.status()}`);
    if (answers.length > MAX_ANSWERS) answers.shift();
  });
  return answers;
}

/**
 * Describes a page when its test failed: its address, the texts of its dialogs and notices, and the last
 * answers of the API. A log shows neither the picture nor the page.
 */
export async function failureReport(page: Page, answers: readonly string[]): Promise<string> {
  const said = await page
    .locator(
      '[role="dialog"], [role="alertdialog"], [role="alert"], [role="status"], [aria-live] li',
    )
    .allInnerTexts()
    .catch(() => []);
  return [
    `the page stood at ${page.url()}`,
    ...said.filter(Boolean).map((text) => `it said: ${text.replaceAll(/\s+/g, ' ')}`),
    ...answers,
  ].join('\n    ');
}

/** Attaches a screenshot of every open page to a failed test. */
export async function attachScreenshots(browser: Browser, testInfo: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = testInfo.outputPath(`test-failed-${index + 1}.png`);
    // A page that hangs or closes at this moment has none.
    const isTaken = await page.screenshot({ path, timeout: 5_000, caret: 'initial' }).then(
      () => true,
      () => false,
    );
    if (isTaken) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}
