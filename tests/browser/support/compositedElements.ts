import type { CDPSession, Page } from '@playwright/test';

interface Layer {
  backendNodeId?: number;
}

/**
 * Returns the names of the elements that Chromium draws in layers of their own, such as `header`; the last step of a
 * test, because the page's locators hang afterwards.
 */
export async function compositedElements(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const changed = new Promise<Layer[]>((resolve) => {
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && resolve(layers));
  });
  // Nodes are described only in a document that has been requested.
  await session.send('DOM.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  await session.send('LayerTree.enable');
  const names: string[] = [];
  for (const { backendNodeId } of await changed) {
    if (backendNodeId === undefined) continue;
    const { node } = await session.send('DOM.describeNode', { backendNodeId });
    if (node.localName !== '') names.push(node.localName);
  }
  await session.detach();
  return names;
}
