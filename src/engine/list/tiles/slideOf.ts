import type { ComponentType } from 'react';
import type { Slide } from 'yet-another-react-lightbox';
import { fieldValue, getField } from '../../definition/field.ts';
import { pictureOf } from '../../definition/pictureOf.ts';
import { recordName } from '../../definition/recordName.ts';
import type { AnyRecord, Resource, RuntimeTiles } from '../../definition/runtimeDefinition.ts';

interface RecordSlide {
  type: 'record';
  record: AnyRecord;
  view: ComponentType<{ record: AnyRecord }>;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    record: RecordSlide;
  }
}

/** Returns the lightbox's slide of a record: its picture, or the view that the definition declares for it. */
export function slideOf(resource: Resource, tiles: RuntimeTiles, record: AnyRecord): Slide {
  const { picture, slides } = tiles;
  const by = slides && fieldValue(getField(resource, slides.by), record);
  const view = slides?.of[String(by)];
  if (view) return { type: 'record', record, view };
  const found = pictureOf(record, picture);
  const alt = recordName(resource, record);
  if (!found) return { src: '', alt };
  const { src, width, height, sizes } = found;
  return { src, alt, width, height, srcSet: [...sizes] };
}
