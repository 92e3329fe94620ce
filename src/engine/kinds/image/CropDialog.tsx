import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styles from './CropDialog.module.css';
import { CropActions } from './CropActions.tsx';
import { cropImage, type PictureArea } from './cropImage.ts';
import { usePictureAddress } from '../../controls/upload/usePictureAddress.ts';

interface CropDialogProps {
  file: File;
  /** Aspect ratio (width / height). */
  aspect: number;
  onCropped: (file: File) => Promise<void>;
  onClose: () => void;
}

const MIDDLE = { x: 0, y: 0 };
const MAX_ZOOM = 4;
const STEP_PIXELS = 8;

/**
 * Renders a dialog that crops a picture to an aspect ratio: pointer or arrow keys move the area, a slider zooms.
 */
export function CropDialog({ file, aspect, onCropped, onClose }: CropDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const address = usePictureAddress(file);
  const [crop, setCrop] = useState(MIDDLE);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea>();
  const apply = async () => {
    if (area) await onCropped(await cropImage(file, area));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('engine.upload.crop')}</DialogTitle>
      <DialogContent>
        {/* The picture does not follow the page's text direction. */}
        <div className={styles.stage} dir="ltr">
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect}
            keyboardStep={STEP_PIXELS}
            disableAutomaticStylesInjection
            cropperProps={{
              'aria-label': translate('pictureEditor.moveCrop'),
              role: 'application',
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <Slider
          aria-label={translate('pictureEditor.zoom')}
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(_, value) => setZoom(typeof value === 'number' ? value : 1)}
        />
      </DialogContent>
      <CropActions isReady onApply={apply} onClose={onClose} />
    </Dialog>
  );
}
