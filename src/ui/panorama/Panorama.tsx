import { events, Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { EquirectangularVideoAdapter } from '@photo-sphere-viewer/equirectangular-video-adapter';
import { VideoPlugin } from '@photo-sphere-viewer/video-plugin';
import '@photo-sphere-viewer/video-plugin/index.css';
import { useEffect, useRef } from 'react';
import styles from './Panorama.module.css';

/** Radians of rotation per key press. */
const STEP = Math.PI / 24;
/** Percent of zoom per key press. */
const ZOOM = 10;

interface PanoramaProps {
  address: string;
  isVideo: boolean;
  label: string;
  messages: {
    hint: string;
    play: string;
    volume: string;
    error: string;
    zoomIn: string;
    zoomOut: string;
  };
}

/**
 * Draws the first frame of a video. The library draws each frame that comes once its texture is there, and the first
 * may come earlier: the view would be black until the video plays.
 */
function drawFirstFrame({ data }: events.PanoramaLoadedEvent): void {
  // The types of the texture's library are not installed.
  const texture: unknown = data.texture;
  if (typeof texture !== 'object' || texture === null) return;
  const video: unknown = Reflect.get(texture, 'image');
  if (!(video instanceof HTMLVideoElement)) return;
  const draw = () => void Reflect.set(texture, 'needsUpdate', true);
  if (video.readyState >= video.HAVE_CURRENT_DATA) draw();
  else video.addEventListener('loadeddata', draw, { once: true });
}

function viewerIn(
  container: HTMLElement,
  { address, isVideo, messages }: Omit<PanoramaProps, 'label'>,
): Viewer {
  const shared = {
    container,
    // The library's keys listen on the whole window; the panel's only while the viewer has the focus.
    keyboard: false,
    // Touch devices have no zoom buttons; without the hint their toolbar would be empty.
    caption: messages.hint,
    lang: {
      videoPlay: messages.play,
      videoVolume: messages.volume,
      loadError: messages.error,
      zoomIn: messages.zoomIn,
      zoomOut: messages.zoomOut,
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
  viewer.addEventListener(events.PanoramaLoadedEvent.type, drawFirstFrame);
  // The library renders the large button without an accessible name.
  container.querySelector('.psv-video-bigbutton')?.setAttribute('aria-label', messages.play);
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

/** Adds a role to the library's buttons, and removes its hint, which is no control, from the tab order. */
function nameButtons(container: HTMLElement): void {
  for (const button of container.querySelectorAll('.psv-button[title]'))
    button.setAttribute('role', 'button');
  container.querySelector('.psv-caption')?.removeAttribute('tabindex');
}

/**
 * Rotates or zooms by a key, and plays a video with Space. Stops handled keys, since the surrounding viewer uses
 * them too.
 */
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

/** Renders a 360° picture or video, rotated by mouse, touch or the arrow keys. */
export function Panorama({ address, isVideo, label, messages }: PanoramaProps) {
  const box = useRef<HTMLDivElement>(null);
  const { hint, play, volume, error, zoomIn, zoomOut } = messages;
  useEffect(() => {
    const container = box.current;
    if (!container) return undefined;
    const viewer = viewerIn(container, {
      address,
      isVideo,
      messages: { hint, play, volume, error, zoomIn, zoomOut },
    });
    nameButtons(container);
    const listen = (event: KeyboardEvent) => onKey(viewer, event);
    // The container is focusable, so that keyboard users can reach it.
    container.tabIndex = 0;
    container.addEventListener('keydown', listen);
    // The library prevents the default of a press, which would give the focus.
    const focus = () => container.focus({ preventScroll: true });
    const canvas = container.querySelector('.psv-canvas-container');
    canvas?.addEventListener('pointerdown', focus);
    return () => {
      container.removeEventListener('keydown', listen);
      canvas?.removeEventListener('pointerdown', focus);
      viewer.destroy();
    };
  }, [address, isVideo, hint, play, volume, error, zoomIn, zoomOut]);
  return <div ref={box} className={styles.panorama} role="application" aria-label={label} />;
}
