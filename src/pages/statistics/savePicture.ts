import { toBlob } from 'html-to-image';
import { exportName } from '../../engine/export/exportName.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { embeddedFonts } from './embeddedFonts.ts';

/** Picture pixels per CSS pixel; 2 is sharp in print. */
const SCALE = 2;
const PADDING_PX = 16;

/** Returns false for the table for assistive technology, which is not part of the picture. */
const isDrawn = (node: Node): boolean =>
  !(node instanceof HTMLElement && node.classList.contains('visually-hidden'));

/**
 * Saves a part of the page as a PNG picture, with the background color of the cards.
 * @throws Error if the browser cannot render it
 */
export async function savePicture(node: HTMLElement, name: string): Promise<void> {
  const { width, height } = node.getBoundingClientRect();
  const picture = await toBlob(node, {
    pixelRatio: SCALE,
    backgroundColor: getComputedStyle(node).getPropertyValue('--card'),
    filter: isDrawn,
    // The page's CSP (`base-uri`) forbids the `base` element with which html-to-image resolves font URLs itself.
    fontEmbedCSS: await embeddedFonts(node),
    width: width + 2 * PADDING_PX,
    height: height + 2 * PADDING_PX,
    style: { padding: `${PADDING_PX}px` },
  });
  if (!picture) throw new Error('The picture is empty');
  saveFile(picture, exportName(name, 'png'));
}
