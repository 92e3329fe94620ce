import type { ComponentType, ImgHTMLAttributes } from 'react';
import type { Slide } from 'yet-another-react-lightbox';
import { fieldValue, getField } from '../../definition/field.ts';
import { pictureOf, type Picture } from '../../definition/pictureOf.ts';
import { recordName } from '../../definition/recordName.ts';
import type { AnyRecord, Resource, RuntimeTiles } from '../../definition/runtimeDefinition.ts';

interface RecordSlide {
  type: 'record';
  record: AnyRecord;
  view: ComponentType<{ record: AnyRecord }>;
}

declare module 'react' {
  interface CSSProperties {
    '--preview'?: string | undefined;
  }
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    record: RecordSlide;
  }
  interface SlideImage {
    /** CSS background until the picture is loaded. */
    preview?: string;
  }
}

/** Returns the smallest size, which the tile has usually loaded, over the placeholder. */
function previewOf({ sizes, placeholder }: Picture): string {
  const smallest = sizes.toSorted((one, other) => one.width - other.width)[0]?.src ?? '';
  return [smallest, placeholder]
    .flatMap((url) => (url === '' ? [] : `url(${JSON.stringify(url)})`))
    .join(', ');
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
  return { src, alt, width, height, srcSet: [...sizes], preview: previewOf(found) };
}

/** Returns attributes that reserve a picture's place and show its preview until it is loaded. */
export function imagePropsOf(slide: Slide): ImgHTMLAttributes<HTMLImageElement> {
  if (slide.type === 'record') return {};
  const { width, height, preview } = slide;
  return { width, height, style: { '--preview': preview } };
}
