import CropOutlined from '@mui/icons-material/CropOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { Input } from '../../definition/field.ts';
import { UploadField } from '../../controls/upload/UploadField.tsx';
import { fileLimits } from '../../controls/upload/fileLimits.ts';
import type { Upload } from '../../controls/upload/uploads.ts';
import { useUploads } from '../../controls/upload/useUploads.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { Preview } from './Preview.tsx';

const CropDialog = lazyWithPreload(async () => (await import('./CropDialog.tsx')).CropDialog);
const PictureEditor = lazyWithPreload(
  async () => (await import('./PictureEditor.tsx')).PictureEditor,
);

/**
 * Renders an image field with previews. A new picture can be cropped and turned; with a fixed aspect ratio, the
 * crop dialog opens at once. The URL of a stored picture remains until it is replaced.
 */
export const ImageFieldInput: Input = ({ field, source }) => {
  const translate = useTranslate();
  const { label } = useInputProps(field, source);
  const files = useUploads(field, source);
  const [cut, setCut] = useState<File>();
  const { aspect } = field.facts;
  const choose = async (chosen: File[]) => {
    const [first] = await files.add(chosen);
    if (aspect !== undefined) setCut(first);
  };
  const altOf = (upload: Upload) => {
    const name = files.nameOf(upload);
    return name === label ? label : `${label}: ${name}`;
  };
  const tools = (upload: Upload) =>
    upload instanceof File && (
      <IconButton
        aria-label={`${translate('engine.upload.crop')}: ${files.nameOf(upload)}`}
        onClick={() => setCut(upload)}
      >
        <CropOutlined />
      </IconButton>
    );
  return (
    <>
      <UploadField
        field={field}
        source={source}
        files={files}
        draw={(upload) => <Preview upload={upload} alt={altOf(upload)} />}
        tools={tools}
        onFiles={(chosen) => void choose(chosen)}
      />
      {cut && (
        <Suspense fallback={null}>
          {aspect === undefined ? (
            <PictureEditor
              file={cut}
              minWidth={fileLimits(field.facts).minWidth ?? 1}
              onDone={(next) => files.replace(cut, next)}
              onClose={() => setCut(undefined)}
            />
          ) : (
            <CropDialog
              file={cut}
              aspect={aspect}
              onCropped={(next) => files.replace(cut, next)}
              onClose={() => setCut(undefined)}
            />
          )}
        </Suspense>
      )}
    </>
  );
};
