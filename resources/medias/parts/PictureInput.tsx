import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { medias } from '#contract/manifest/medias.ts';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { PictureStage } from '../../../src/engine/kinds/image/PictureStage.tsx';
import { pictureOf } from '../../../src/engine/definition/pictureOf.ts';
import type { Media } from './Media.ts';
import { MediaState } from './MediaState.tsx';
import styles from './PictureInput.module.css';
import { useVideoFrame } from './useVideoFrame.ts';

const FULL_TURN = 360;

const asIs = (value: unknown) => value;

/**
 * Renders the input of a photo, or of a video's poster: choose, crop, and rotate by the `rotation`
 * field.
 */
export function PictureInput({ source, ...field }: InputProps) {
  const translate = useTranslate();
  const record = useRecordContext<Media>();
  const input = useInput({ source, format: asIs, parse: asIs });
  const rotating = useInput({ source: 'rotation', format: asIs, parse: asIs });
  const { field: kind } = useInput({ source: 'kind', format: asIs, parse: asIs });
  const watched: unknown = rotating.field.value;
  const isVideo = kind.value === 'video';
  const stored = record?.image ? record : undefined;
  const before = stored?.rotation ?? 0;
  const rotation = typeof watched === 'number' ? watched : before;
  const value: unknown = input.field.value;
  const file = value instanceof File ? value : undefined;
  const put = (next: File | undefined) => {
    input.field.onChange(next ?? null);
    input.field.onBlur();
  };
  const turnTo = (degrees: number) => {
    rotating.field.onChange((degrees + FULL_TURN) % FULL_TURN);
    rotating.field.onBlur();
  };
  useVideoFrame({ file, isStored: stored !== undefined, onFrame: put });
  return (
    <div className={styles.field}>
      {record && <MediaState record={record} />}
      <PictureStage
        {...field}
        label={isVideo ? translate('resources.mediaDesk.preview') : field.label}
        facts={medias.create.fields.file}
        picture={stored && pictureOf({ ...stored }, 'image')}
        original={stored?.image ? { url: stored.image.originalUrl, rotation } : undefined}
        turned={rotation - before}
        file={file}
        onFile={(next) => {
          put(next);
          if (stored) turnTo(before);
        }}
        onTurn={stored && !file ? (degrees) => turnTo(rotation + degrees) : undefined}
        onUndo={() => {
          put(undefined);
          if (stored) turnTo(before);
        }}
      />
    </div>
  );
}
