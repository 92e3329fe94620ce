import type { Browser, CDPSession, Page } from '@playwright/test';

interface Layer {
  backendNodeId?: number;
}

/** Returns the names of the elements that Chromium draws in layers of their own. */
async function layersOf(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const changed = new Promise<Layer[]>((resolve) => {
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && resolve(layers));
  });
  // Nodes are described only in a document that has been requested.
  await session.send('DOM.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  await session.send('LayerTree.enable');
  // Layers are reported with the next frame, which an unchanged page does not render by itself.
  await session.send('Page.captureScreenshot');
  const names: string[] = [];
  for (const { backendNodeId } of await changed) {
    if (backendNodeId === undefined) continue;
    const { node } = await session.send('DOM.describeNode', { backendNodeId });
    if (node.localName !== '') names.push(node.localName);
  }
  return names;
}

/**
 * Returns the names of the elements of a page that Chromium draws in layers of their own, such as `header`. The page
 * is opened in another browser: the pages of one that has listed its layers often load no more.
 * @param page shows the address, signed in
 * @param selector an element that is shown before the layers are listed
 */
export async function compositedElements(
  page: Page,
  browser: Browser,
  selector: string,
): Promise<string[]> {
  const other = await browser.browserType().launch();
  try {
    const storageState = await page.context().storageState();
    const copy = await other.newPage({ storageState, viewport: page.viewportSize() });
    await copy.goto(page.url());
    await copy.locator(selector).waitFor();
    return await layersOf(copy);
  } finally {
    await other.close();
  }
}
