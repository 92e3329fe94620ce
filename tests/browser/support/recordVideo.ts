import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Frames of a recorded video: at the 60 frames a second of the browser one and a half seconds. */
const FRAMES = 90;

/** Containers with codecs that videos are recorded in. */
export const VIDEO_TYPES = {
  /** H.264, as phones and cameras give it; only browsers with its encoder record it. */
  mp4: 'video/mp4;codecs=avc1.42E01E',
  /** VP8, which every Chromium records and plays. */
  webm: 'video/webm;codecs=vp8',
} as const;

export type VideoContainer = keyof typeof VIDEO_TYPES;

interface Recording {
  frames: number;
  mimeType: string;
}

/** Runs in the page: records a canvas with a dark left half that changes its colours. @returns the bytes of a video file */
async function record({ frames, mimeType }: Recording): Promise<number[]> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 160];
  const brush = canvas.getContext('2d');
  const draw = (frame: number) => {
    if (!brush) return;
    brush.fillStyle = `hsl(${frame * 3} 80% 50%)`;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.fillStyle = '#123';
    brush.fillRect(0, 0, canvas.width / 2, canvas.height);
  };
  // An empty canvas would be the first frame, which a player shows until it plays.
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true });
  });
  recorder.start();
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    draw(frame);
  }
  recorder.stop();
  await stopped;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
}

/** Returns true if the browser records such videos. */
export const canRecord = (page: Page, container: VideoContainer): Promise<boolean> =>
  page.evaluate((type) => MediaRecorder.isTypeSupported(type), VIDEO_TYPES[container]);

/** Records a video that is twice as wide as high. */
export async function recordVideo(page: Page, container: VideoContainer): Promise<Buffer> {
  const recording = { frames: FRAMES, mimeType: VIDEO_TYPES[container] };
  return Buffer.from(await page.evaluate(record, recording));
}

/** Greatest sum of red, green and blue in the dark half of a recorded video. */
const DARK = 190;

/** Returns the share of a recorded video's dark half in the upper quarter of a canvas, 0 to 1. */
export async function darkShare(canvas: Locator): Promise<number> {
  const { data, info } = await sharp(await canvas.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = Math.floor(info.height / 4) * info.width;
  const row = Array.from({ length: info.width }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((start + at) * 3);
    return red + green + blue;
  });
  return row.filter((sum) => sum < DARK).length / row.length;
}
