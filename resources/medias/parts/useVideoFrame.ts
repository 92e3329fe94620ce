import { useEvent, useInput } from 'react-admin';
import { useEffect, useRef } from 'react';
import { medias } from '#contract/manifest/medias.ts';
import { fileLimits } from '../../../src/engine/controls/upload/fileLimits.ts';

/** Second of a video that its poster is captured at; the middle of a shorter one. */
const FRAME_SECONDS = 2;

const { minWidth = 0, maxWidth = Number.POSITIVE_INFINITY } = fileLimits(medias.create.fields.file);

const asIs = (value: unknown) => value;

/** Returns a frame of a video as a JPEG; undefined if the browser cannot play it. */
async function frameOf(video: File): Promise<File | undefined> {
  const address = URL.createObjectURL(video);
  const player = document.createElement('video');
  player.muted = true;
  player.preload = 'auto';
  const happens = (event: string) =>
    new Promise<void>((resolve, reject) => {
      player.addEventListener(event, () => resolve(), { once: true });
      player.addEventListener('error', () => reject(new Error(`no ${event}`)), { once: true });
    });
  try {
    const loaded = happens('loadeddata');
    player.src = address;
    await loaded;
    const sought = happens('seeked');
    player.currentTime = Math.min(FRAME_SECONDS, player.duration / 2 || 0);
    await sought;
    const canvas = document.createElement('canvas');
    // A small video would be refused for a picture that nobody chose.
    const width = Math.min(Math.max(player.videoWidth, minWidth), maxWidth);
    canvas.width = width;
    canvas.height = Math.round((player.videoHeight * width) / player.videoWidth);
    canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
    const frame = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9);
    });
    const name = video.name.replace(/\.[^.]*$/, '.jpg');
    return frame ? new File([frame], name, { type: 'image/jpeg' }) : undefined;
  } catch {
    return undefined;
  } finally {
    player.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

interface Poster {
  /** Chosen or captured picture; undefined for none. */
  file: File | undefined;
  isStored: boolean;
  /** Called with the captured frame, and with undefined when its video is replaced. */
  onFrame: (file: File | undefined) => void;
}

/** Captures the poster of an uploaded video while the user has chosen none, anew for another video. */
export function useVideoFrame({ file, isStored, onFrame }: Poster): void {
  const { field } = useInput({ source: 'videoFile', format: asIs, parse: asIs });
  const video: unknown = field.value;
  const captured = useRef<File>(undefined);
  const take = useEvent((frame: File | undefined) => {
    if (isStored || file !== captured.current) return;
    if (frame === captured.current) return;
    captured.current = frame;
    onFrame(frame);
  });
  useEffect(() => {
    let isGone = false;
    take(undefined);
    if (video instanceof File)
      void frameOf(video).then((frame) => {
        if (frame && !isGone) take(frame);
      });
    return () => {
      isGone = true;
    };
  }, [video, take]);
}
