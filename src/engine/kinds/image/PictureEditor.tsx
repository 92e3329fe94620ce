import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { cropImage } from './cropImage.ts';
import styles from './PictureEditor.module.css';
import { turnImage } from './turnImage.ts';
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
/** Initial size of a fixed-ratio crop, in percent of the picture. */
const START = 90;
const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

interface PictureEditorProps {
  file: File;
  /** Minimum width of the result, in pixels. */
  minWidth: number;
  onDone: (file: File) => void;
  onClose: () => void;
}

/** Returns the accessible names of the crop area and its eight handles, which the library lacks. */
function useCropLabels() {
  const translate = useTranslate();
  const say = (word: string) => translate(`engine.upload.handles.${word}`);
  const [nw, n, ne, e, se, s, sw, w] = HANDLES.map(say);
  return {
    cropArea: translate('engine.upload.moveCrop'),
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

/** Returns the initial centred crop of a fixed aspect ratio; the whole picture for a free ratio. */
function shaped(image: HTMLImageElement | null, aspect: number | undefined): PercentCrop {
  if (!image || aspect === undefined) return WHOLE;
  const { width, height } = image;
  const isWider = aspect > width / height;
  const size = isWider ? { width: START } : { height: START };
  const crop = makeAspectCrop({ unit: '%', ...size }, aspect, width, height);
  return centerCrop(crop, width, height);
}

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

interface ShapesProps {
  aspect: number | undefined;
  onChange: (aspect: number | undefined) => void;
  onTurn: (degrees: 90 | 270) => void;
}

/** Renders the choice of a free or fixed aspect ratio and the buttons for quarter turns. */
function Tools({ aspect, onChange, onTurn }: ShapesProps) {
  const translate = useTranslate();
  const name = useId();
  return (
    <div className={styles.tools}>
      <fieldset className={styles.shapes}>
        <legend className="visually-hidden">{translate('engine.upload.shape')}</legend>
        {SHAPES.map((shape) => (
          <label key={shape.name}>
            <input
              type="radio"
              name={name}
              checked={shape.aspect === aspect}
              onChange={() => onChange(shape.aspect)}
            />
            {shape.name === 'free' ? (
              translate('engine.upload.free')
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
  const address = usePictureAddress(turned);
  const choose = (next: number | undefined) => {
    setAspect(next);
    setCrop(shaped(image.current, next));
  };
  const measure = (shown: HTMLImageElement) => {
    setLeast(Math.min(shown.width, (minWidth / shown.naturalWidth) * shown.width));
    setCrop(shaped(shown, aspect));
  };
  const turn = async (degrees: 90 | 270) => setTurned(await turnImage(turned, degrees));
  const apply = async () => {
    if (image.current) onDone(await cut(turned, image.current, crop));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('engine.upload.crop')}</DialogTitle>
      <DialogContent>
        {/* The picture does not follow the page's text direction. */}
        <div className={styles.stage} dir="ltr">
          {address !== undefined && (
            <ReactCrop
              crop={crop}
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
        <Tools aspect={aspect} onChange={choose} onTurn={(degrees) => void turn(degrees)} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void apply()}>
          {translate('ui.action.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
