import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { acceptText, sizeText } from '../../../../src/engine/controls/upload/fileLimits.ts';
import { FileChooser } from '../../../../src/ui/FileChooser.tsx';
import { Button } from '../../../../src/ui/Button.tsx';
import { ACCEPTED, MOST_BYTES, MOST_FILES } from './attached.ts';

const CHOSEN = acceptText(ACCEPTED);

interface AttachButtonProps {
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}

/** Renders the button of the device's file chooser, with the allowed files. */
export function AttachButton({ isBusy, onFiles }: AttachButtonProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        startIcon={<AttachFileOutlined />}
        disabled={isBusy}
        title={translate('resources.leadDesk.files.limits', {
          files: MOST_FILES,
          size: sizeText(MOST_BYTES),
        })}
        onClick={() => chooser.current?.click()}
      >
        {translate('resources.leadDesk.files.attach')}
      </Button>
      <FileChooser
        ref={chooser}
        label={translate('resources.leadDesk.files.attach')}
        accept={CHOSEN}
        many
        onFiles={onFiles}
      />
    </>
  );
}
