import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { EquirectangularVideoAdapter } from '@photo-sphere-viewer/equirectangular-video-adapter';
import { VideoPlugin } from '@photo-sphere-viewer/video-plugin';
import '@photo-sphere-viewer/video-plugin/index.css';
import { useEffect, useRef } from 'react';
import styles from './Panorama.module.css';

/** Radians that a key turns by. */
const STEP = Math.PI / 24;
/** Percent that a key zooms by. */
const ZOOM = 10;

interface PanoramaProps {
  address: string;
  isVideo: boolean;
  label: string;
  words: {
    hint: string;
    play: string;
    volume: string;
    error: string;
    zoomIn: string;
    zoomOut: string;
  };
}

function viewerIn(
  container: HTMLElement,
  { address, isVideo, words }: Omit<PanoramaProps, 'label'>,
): Viewer {
  const shared = {
    container,
    // Its own keys listen on the whole window; ours only where the focus is.
    keyboard: false,
    // Fingers get no buttons for zooming: without the hint their bar would be empty.
    caption: words.hint,
    lang: {
      videoPlay: words.play,
      videoVolume: words.volume,
      loadError: words.error,
      zoomIn: words.zoomIn,
      zoomOut: words.zoomOut,
    },
  };
  if (!isVideo) return new Viewer({ ...shared, panorama: address, navbar: ['zoom', 'caption'] });
  const viewer = new Viewer({
    ...shared,
    adapter: EquirectangularVideoAdapter.withConfig({ muted: true }),
    panorama: { source: address },
    plugins: [VideoPlugin],
    navbar: ['videoPlay', 'videoTime', 'videoVolume', 'zoom', 'caption'],
  });
  // The large button comes without a name.
  container.querySelector('.psv-video-bigbutton')?.setAttribute('aria-label', words.play);
  return viewer;
}

const TURNS: Readonly<Record<string, { yaw?: number; pitch?: number; zoom?: number }>> = {
  ArrowLeft: { yaw: -STEP },
  ArrowRight: { yaw: STEP },
  ArrowUp: { pitch: STEP },
  ArrowDown: { pitch: -STEP },
  '+': { zoom: ZOOM },
  '-': { zoom: -ZOOM },
};

/** Gives the library's buttons a role, and takes its hint, that is none, out of the order of Tab. */
function nameButtons(container: HTMLElement): void {
  for (const button of container.querySelectorAll('.psv-button[title]'))
    button.setAttribute('role', 'button');
  container.querySelector('.psv-caption')?.removeAttribute('tabindex');
}

/** Turns or zooms by a key, and plays a video by Space; the pictures around it are turned by the same keys. */
function onKey(viewer: Viewer, event: KeyboardEvent): void {
  if (event.key === ' ' && event.target === event.currentTarget) {
    viewer.getPlugin<VideoPlugin>(VideoPlugin)?.playPause();
    event.preventDefault();
    return;
  }
  const turn = TURNS[event.key];
  if (!turn) return;
  const { yaw, pitch } = viewer.getPosition();
  if (turn.zoom === undefined)
    viewer.rotate({ yaw: yaw + (turn.yaw ?? 0), pitch: pitch + (turn.pitch ?? 0) });
  else viewer.zoom(viewer.getZoomLevel() + turn.zoom);
  event.preventDefault();
  event.stopPropagation();
}

/** Shows a picture or video that goes all around: turned by mouse and finger, and by the arrow keys. */
export function Panorama({ address, isVideo, label, words }: PanoramaProps) {
  const box = useRef<HTMLDivElement>(null);
  const { hint, play, volume, error, zoomIn, zoomOut } = words;
  useEffect(() => {
    const container = box.current;
    if (!container) return undefined;
    const viewer = viewerIn(container, {
      address,
      isVideo,
      words: { hint, play, volume, error, zoomIn, zoomOut },
    });
    nameButtons(container);
    const listen = (event: KeyboardEvent) => onKey(viewer, event);
    // Who turns it by keys has to reach it by keys.
    container.tabIndex = 0;
    container.addEventListener('keydown', listen);
    return () => {
      container.removeEventListener('keydown', listen);
      viewer.destroy();
    };
  }, [address, isVideo, hint, play, volume, error, zoomIn, zoomOut]);
  return <div ref={box} className={styles.panorama} role="application" aria-label={label} />;
}
