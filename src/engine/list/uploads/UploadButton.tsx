import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import { useTranslate } from 'react-admin';
import { useRef, type Ref } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useMedia } from '../../../ui/useMedia.ts';

interface UploadButtonProps {
  label: string;
  accept: readonly string[];
  onFiles: (files: readonly File[]) => void;
}

function Chooser({
  label,
  accept,
  onFiles,
  isCamera = false,
  ref,
}: UploadButtonProps & { isCamera?: boolean; ref: Ref<HTMLInputElement> }) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={!isCamera}
      accept={accept.join(',')}
      {...(isCamera && { capture: 'environment' })}
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Allows choosing the same file again after it was removed.
        target.value = '';
      }}
    />
  );
}

/** Renders a button with a file chooser for several files; on a touch screen the chooser offers the camera. */
export function UploadButton(props: UploadButtonProps) {
  const translate = useTranslate();
  const isTouch = useMedia('(pointer: coarse)');
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const cameraLabel = translate('uploads.camera');
  return (
    <>
      <Chooser {...props} ref={chooser} />
      {isTouch && (
        <>
          <Chooser {...props} label={cameraLabel} isCamera ref={camera} />
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
        {props.label}
      </Button>
    </>
  );
}
