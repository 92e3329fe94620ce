import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { FileChooser } from '../../../ui/FileChooser.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useMedia } from '../../../ui/useMedia.ts';

interface UploadButtonProps {
  label: string;
  accept: readonly string[];
  onFiles: (files: readonly File[]) => void;
}

/** Renders a button with a file chooser for several files; on a touch screen the chooser offers the camera. */
export function UploadButton({ label, accept, onFiles }: UploadButtonProps) {
  const translate = useTranslate();
  const isTouch = useMedia('(pointer: coarse)');
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const types = accept.join(',');
  const cameraLabel = translate('uploads.camera');
  return (
    <>
      <FileChooser ref={chooser} label={label} accept={types} many onFiles={onFiles} />
      {isTouch && (
        <>
          <FileChooser ref={camera} label={cameraLabel} accept={types} isCamera onFiles={onFiles} />
          <Button
            variant="outlined"
            aria-label={cameraLabel}
            onClick={() => camera.current?.click()}
          >
            <PhotoCameraOutlined />
          </Button>
        </>
      )}
      <Button
        variant="contained"
        startIcon={<AddPhotoAlternateOutlined />}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
