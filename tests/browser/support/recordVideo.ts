import type { Page } from '@playwright/test';

/** Frames of a recorded video: at the 60 frames a second of the browser about two seconds. */
const FRAMES = 120;

/** Runs in the page: records a canvas that changes its colours. @returns the bytes of a WebM file */
async function record(frames: number): Promise<number[]> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 160];
  const brush = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm;codecs=vp8' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true });
  });
  recorder.start();
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (brush) brush.fillStyle = `hsl(${frame * 3} 80% 50%)`;
    brush?.fillRect(0, 0, canvas.width, canvas.height);
  }
  recorder.stop();
  await stopped;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
}

/** Records a video of VP8 in WebM, which every Chromium plays; twice as wide as high. */
export async function recordVideo(page: Page): Promise<Buffer> {
  return Buffer.from(await page.evaluate(record, FRAMES));
}
