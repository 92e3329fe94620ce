import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

// A same-origin file; the policy in its response headers prevents the worker from loading anything.
GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).href;

/** Width of the picture in pixels. */
const WIDTH = 720;
/** Maximum number of pixels of the picture, whatever the height of the page. */
const MAX_PIXELS = 2_000_000;
/** Milliseconds after which the file is treated as unreadable. */
const LIMIT_MS = 20_000;

export interface FirstPage {
  /** URL of the page's picture. */
  url: string;
  width: number;
  height: number;
  /** Number of pages of the document. */
  pages: number;
}

/** Renders the first page of a PDF to a picture. @throws if the file cannot be read within the time limit */
export async function drawFirstPage(file: Blob): Promise<FirstPage> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    useWasm: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const limit = setTimeout(() => void task.destroy(), LIMIT_MS);
  try {
    const pdf = await task.promise;
    const page = await pdf.getPage(1);
    const own = page.getViewport({ scale: 1 });
    const scale = Math.min(WIDTH / own.width, Math.sqrt(MAX_PIXELS / (own.width * own.height)));
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    await page.render({ canvas, viewport, background: 'white' }).promise;
    const { width, height } = canvas;
    return { url: canvas.toDataURL('image/png'), width, height, pages: pdf.numPages };
  } finally {
    clearTimeout(limit);
    await task.destroy();
  }
}
