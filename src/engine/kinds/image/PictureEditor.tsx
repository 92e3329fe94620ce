import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Pixels } from '../../controls/upload/pixelsOf.ts';
import { CropActions } from './CropActions.tsx';
import { cropImage } from './cropImage.ts';
import styles from './PictureEditor.module.css';
import { useTurn } from './useTurn.ts';
import { usePictureAddress } from '../../controls/upload/usePictureAddress.ts';

/** Aspect ratios (width / height); the first is free. */
const SHAPES = [
  { name: 'free', aspect: undefined },
  { name: '3:2', aspect: 3 / 2 },
  { name: '4:3', aspect: 4 / 3 },
  { name: '1:1', aspect: 1 },
  { name: '3:4', aspect: 3 / 4 },
  { name: '16:9', aspect: 16 / 9 },
] as const;

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Returns the width of the largest part of a picture with an aspect ratio, in the picture's pixels. */
const widestOf = ({ width, height }: Pixels, aspect: number) => Math.min(width, height * aspect);

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

interface PictureEditorProps {
  file: File;
  /** Minimum width of the result, in pixels. */
  minWidth: number;
  onDone: (file: File) => Promise<void>;
  onClose: () => void;
}

/** Returns the accessible names of the crop area and its eight handles, which the library lacks. */
function useCropLabels() {
  const translate = useTranslate();
  const message = (word: string) => translate(`pictureEditor.handles.${word}`);
  const [nw, n, ne, e, se, s, sw, w] = HANDLES.map(message);
  return {
    cropArea: translate('pictureEditor.moveCrop'),
    nwDragHandle: nw ?? '',
    nDragHandle: n ?? '',
    neDragHandle: ne ?? '',
    eDragHandle: e ?? '',
    seDragHandle: se ?? '',
    sDragHandle: s ?? '',
    swDragHandle: sw ?? '',
    wDragHandle: w ?? '',
  };
}

/** Returns the largest centred crop of a fixed aspect ratio; the whole picture for a free ratio. */
function shaped(image: Pixels | undefined, aspect: number | undefined): PercentCrop {
  if (!image || aspect === undefined) return WHOLE;
  const { width, height } = image;
  const size = aspect > width / height ? { width: 100 } : { height: 100 };
  const crop = makeAspectCrop({ unit: '%', ...size }, aspect, width, height);
  return centerCrop(crop, width, height);
}

/** Returns the size of a crop's result in pixels. */
const resultOf = ({ width, height }: Pixels, crop: PercentCrop): Pixels => ({
  width: Math.round((crop.width / 100) * width),
  height: Math.round((crop.height / 100) * height),
});

/** Returns true if a picture has a part of an aspect ratio that is wide enough. */
const isPossibleIn = (pixels: Pixels, aspect: number | undefined, minWidth: number) =>
  aspect === undefined || widestOf(pixels, aspect) >= minWidth;

/** Returns the cropped part in the file's own pixels; the file itself if nothing is cut off. */
async function cut(file: File, image: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const area = {
    x: (crop.x / 100) * naturalWidth,
    y: (crop.y / 100) * naturalHeight,
    width: (crop.width / 100) * naturalWidth,
    height: (crop.height / 100) * naturalHeight,
  };
  const isWhole = crop.width > 99.9 && crop.height > 99.9;
  return isWhole ? file : cropImage(file, area);
}

interface ResultSizeProps {
  pixels: Pixels | undefined;
  minWidth: number;
}

/** Renders the size of the result, and the minimum that stops the handles. */
function ResultSize({ pixels, minWidth }: ResultSizeProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  return (
    <p className={styles.size}>
      <bdi dir="ltr">{pixels && `${format(pixels.width)} × ${format(pixels.height)}`}</bdi>
      {minWidth > 1 && (
        <span>{translate('engine.upload.atLeast', { width: format(minWidth) })}</span>
      )}
    </p>
  );
}

interface ShapesProps {
  aspect: number | undefined;
  /** Returns false if the picture is too small for an aspect ratio. */
  isPossible: (aspect: number | undefined) => boolean;
  onChange: (aspect: number | undefined) => void;
  onTurn: (degrees: 90 | 270) => void;
}

/** Renders the choice of a free or fixed aspect ratio and the buttons for quarter turns. */
function Tools({ aspect, isPossible, onChange, onTurn }: ShapesProps) {
  const translate = useTranslate();
  const name = useId();
  return (
    <div className={styles.tools}>
      <fieldset className={styles.shapes}>
        <legend className="visually-hidden">{translate('pictureEditor.shape')}</legend>
        {SHAPES.map((shape) => (
          <label key={shape.name}>
            <input
              type="radio"
              name={name}
              checked={shape.aspect === aspect}
              disabled={!isPossible(shape.aspect)}
              onChange={() => onChange(shape.aspect)}
            />
            {shape.name === 'free' ? (
              translate('pictureEditor.free')
            ) : (
              <bdi dir="ltr">{shape.name}</bdi>
            )}
          </label>
        ))}
      </fieldset>
      <Button color="inherit" startIcon={<RotateLeftOutlined />} onClick={() => onTurn(270)}>
        {translate('engine.upload.rotateLeft')}
      </Button>
      <Button color="inherit" startIcon={<RotateRightOutlined />} onClick={() => onTurn(90)}>
        {translate('engine.upload.rotateRight')}
      </Button>
    </div>
  );
}

/** Renders a dialog that crops a picture to a free or fixed shape and turns it, by pointer and keyboard. */
export function PictureEditor({ file, minWidth, onDone, onClose }: PictureEditorProps) {
  const translate = useTranslate();
  const id = useId();
  const labels = useCropLabels();
  const image = useRef<HTMLImageElement>(null);
  const [turned, setTurned] = useState(file);
  const [aspect, setAspect] = useState<number>();
  const [crop, setCrop] = useState<PercentCrop>(WHOLE);
  const [least, setLeast] = useState(1);
  const [pixels, setPixels] = useState<Pixels>();
  const address = usePictureAddress(turned);
  const choose = (next: number | undefined) => {
    setAspect(next);
    setCrop(shaped(pixels, next));
  };
  const measure = (shown: HTMLImageElement) => {
    const natural = { width: shown.naturalWidth, height: shown.naturalHeight };
    const kept = isPossibleIn(natural, aspect, minWidth) ? aspect : undefined;
    setPixels(natural);
    setAspect(kept);
    // Rounded up: a crop of exactly the minimum must not end a pixel below it.
    setLeast(Math.min(shown.width, Math.ceil((minWidth / natural.width) * shown.width)));
    setCrop(shaped(natural, kept));
  };
  const { turn } = useTurn(
    async () => turned,
    (next) => {
      setPixels(undefined);
      setTurned(next);
      return true;
    },
  );
  const apply = async () => {
    if (image.current) await onDone(await cut(turned, image.current, crop));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('engine.upload.crop')}</DialogTitle>
      <DialogContent>
        {/* The picture does not follow the page's text direction. */}
        <div className={styles.stage} dir="ltr">
          {address !== undefined && (
            <ReactCrop
              // A crop that is changed before the picture is loaded would be reset by it.
              {...(pixels && { crop })}
              disabled={!pixels}
              {...(aspect !== undefined && { aspect })}
              minWidth={least}
              keepSelection
              ruleOfThirds
              ariaLabels={labels}
              onChange={(_, percent) => setCrop(percent)}
            >
              <img
                ref={image}
                src={address}
                alt=""
                onLoad={(event) => measure(event.currentTarget)}
              />
            </ReactCrop>
          )}
        </div>
        <ResultSize pixels={pixels && resultOf(pixels, crop)} minWidth={minWidth} />
        <Tools
          aspect={aspect}
          isPossible={(one) => !pixels || isPossibleIn(pixels, one, minWidth)}
          onChange={choose}
          onTurn={(degrees) => void turn(degrees)}
        />
      </DialogContent>
      <CropActions isReady={pixels !== undefined} onApply={apply} onClose={onClose} />
    </Dialog>
  );
}
