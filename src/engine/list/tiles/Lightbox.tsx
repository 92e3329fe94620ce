import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'react-admin';
import { useId, useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import YetAnotherLightbox, { type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { AnyRecord, Resource, RuntimeTiles } from '../../definition/runtimeDefinition.ts';
import styles from './Lightbox.module.css';
import { LightboxHeader } from './LightboxHeader.tsx';
import { imagePropsOf, slideOf } from './slideOf.ts';
import { useDoubleTap } from './useDoubleTap.ts';
import { useLightboxPlace } from './useLightboxPlace.ts';

/** Zoom factor of a double tap. */
const DOUBLE_TAP_ZOOM = 2.5;

/** Renders of the library's arrow buttons where there is nothing to go to. */
const WITHOUT_ARROWS = { buttonPrev: () => null, buttonNext: () => null };

interface LightboxProps {
  resource: Resource;
  tiles: RuntimeTiles;
  records: readonly AnyRecord[];
  index: number;
  total: number;
  /** @param index of the last shown picture */
  onClose: (index: number) => void;
}

interface KeyTargets {
  controller: ControllerRef | null;
  zoom: ZoomRef | null;
  goToFirst: () => void;
  goToLast: () => void;
}

/** Handles arrows, Home, End, plus and minus outside of the stage, which has its own key handling. */
function turnByKey(event: KeyboardEvent, { controller, zoom, goToFirst, goToLast }: KeyTargets) {
  const { target, key } = event;
  if (target instanceof Element && target.closest('[role="menu"], video, iframe')) return;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    if ((key === 'ArrowRight') === isRightToLeft) controller?.prev();
    else controller?.next();
  } else if (key === 'Home') goToFirst();
  else if (key === 'End') goToLast();
  else if (key === '+') zoom?.zoomIn();
  else if (key === '-') zoom?.zoomOut();
  else return;
  event.preventDefault();
}

/** Returns true for Escape on the stage, whose handler stops the event without closing the dialog. */
function isEscapeOfStage({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && target instanceof Element && target.closest('[data-stage]') !== null;
}

/** Stops the propagation of a custom slide's drag and wheel events, which would switch to another slide. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

/** Zooms in towards a point, or out again. */
function toggleZoom(zoom: ZoomRef | null, x: number, y: number): void {
  if (!zoom || zoom.disabled) return;
  zoom.changeZoom(zoom.zoom > 1 ? 1 : DOUBLE_TAP_ZOOM, false, x, y);
}

function labelsOf(translate: (key: string) => string) {
  const message = (word: string) => translate(`lightbox.${word}`);
  return {
    Previous: message('previous'),
    Next: message('next'),
    Lightbox: message('name'),
    Carousel: message('carousel'),
    Slide: message('slide'),
    'Photo gallery': message('name'),
    '{index} of {total}': message('place'),
  };
}

/** Renders one picture at a time in a full-screen dialog, with keys, swipe gestures and zoom. */
export function Lightbox({ resource, tiles, records, index, total, onClose }: LightboxProps) {
  const translate = useTranslate();
  const titleId = useId();
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const { current, goToFirst, goToLast, onView } = useLightboxPlace(records, index);
  const close = () => onClose(current);
  const onKey = (event: KeyboardEvent) =>
    turnByKey(event, {
      controller: controller.current,
      zoom: zoom.current,
      goToFirst,
      goToLast,
    });
  const doubleTap = useDoubleTap((x, y) => toggleZoom(zoom.current, x, y));
  const slides = useMemo(
    () => records.map((one) => slideOf(resource, tiles, one)),
    [resource, tiles, records],
  );
  return (
    <Dialog
      open
      fullScreen
      onClose={close}
      aria-labelledby={titleId}
      classes={{ paper: styles.paper ?? '' }}
      onKeyDownCapture={(event) => {
        if (isEscapeOfStage(event)) close();
      }}
      onKeyDown={onKey}
    >
      <LightboxHeader
        titleId={titleId}
        resource={resource}
        tiles={tiles}
        record={records[current]}
        place={current + 1}
        total={total}
        zoom={zoom}
        isZoomable={slides[current]?.type !== 'record'}
        onClose={close}
      />
      <div className={styles.stage} data-stage="" {...doubleTap}>
        <YetAnotherLightbox
          className={styles.pages ?? ''}
          plugins={[Inline, Zoom]}
          index={current}
          slides={slides}
          carousel={{ finite: true, padding: 0, preload: 1, imageProps: imagePropsOf }}
          controller={{ ref: controller }}
          toolbar={{ buttons: [] }}
          zoom={{
            ref: zoom,
            maxZoomPixelRatio: 3,
            scrollToZoom: true,
            // The library multiplies the zoom at each double tap.
            doubleTapDelay: 0,
            doubleClickDelay: 0,
          }}
          animation={{ swipe: 180, fade: 0 }}
          on={{ view: ({ index: shown }) => onView(shown) }}
          labels={labelsOf(translate)}
          render={{
            buttonZoom: () => null,
            ...(total === 1 && WITHOUT_ARROWS),
            slide: ({ slide, offset }) =>
              slide.type === 'record' && offset === 0 ? (
                <div
                  className={styles.own}
                  onPointerDown={stopPropagation}
                  onWheel={stopPropagation}
                >
                  <slide.view record={slide.record} />
                </div>
              ) : undefined,
          }}
        />
      </div>
    </Dialog>
  );
}
