import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useTranslate, ValidationError } from 'react-admin';
import type { ReactNode } from 'react';
import type { Field } from '../../definition/field.ts';
import { useInputProps } from '../useInputProps.ts';
import { DropZone } from './DropZone.tsx';
import { fileLimits, sizeText, typeNames } from './fileLimits.ts';
import { Refusals } from './Refusals.tsx';
import styles from './UploadField.module.css';
import { uploadKey, uploadName, type Upload } from './uploads.ts';
import type { useUploads } from './useUploads.ts';

interface UploadFieldProps {
  field: Field;
  source: string;
  files: ReturnType<typeof useUploads>;
  /** Renders the preview of a file. */
  draw: (upload: Upload) => ReactNode;
  /** Renders additional buttons of a file. */
  tools?: (upload: Upload) => ReactNode;
  /** Returns false for a file that can only be replaced; by default, every file can be removed. */
  canRemove?: (upload: Upload) => boolean;
  onFiles: (files: File[]) => void;
}

/** Returns the text of the limits, which is always shown. */
function useLimits(field: Field): string {
  const translate = useTranslate();
  const { accept, maxBytes, minWidth } = fileLimits(field.facts);
  return [
    typeNames(accept),
    translate('engine.upload.atMost', { size: sizeText(maxBytes) }),
    minWidth === undefined ? '' : translate('engine.upload.atLeast', { width: minWidth }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Renders a file field: each file with its preview, order and remove buttons, and a drop zone to add more. */
export function UploadField(props: UploadFieldProps) {
  const { field, source, files, draw, tools, canRemove, onFiles } = props;
  const translate = useTranslate();
  const { label, helperText, isRequired } = useInputProps(field, source);
  const limits = useLimits(field);
  const many = field.facts.many ?? false;
  const { id, uploads, refused, error, remove, move } = files;
  const act = (word: string, upload: Upload) => `${translate(word)}: ${uploadName(upload)}`;
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <ul
        className={styles.uploads}
        data-pictures={(many && field.facts.kind === 'image') || undefined}
      >
        {uploads.map((upload, index) => (
          <li key={uploadKey(upload)}>
            {draw(upload)}
            <span className={styles.tools}>
              {many && (
                <>
                  <IconButton
                    aria-label={act('engine.upload.forward', upload)}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowBackOutlined className={styles.arrow} />
                  </IconButton>
                  <IconButton
                    aria-label={act('engine.upload.backward', upload)}
                    disabled={index === uploads.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowForwardOutlined className={styles.arrow} />
                  </IconButton>
                </>
              )}
              {tools?.(upload)}
              {(canRemove?.(upload) ?? true) && (
                <IconButton
                  aria-label={act('ui.action.remove', upload)}
                  onClick={() => remove(upload)}
                >
                  <DeleteOutlined />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      <DropZone
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        accept={fileLimits(field.facts).accept}
        many={many}
        isWrong={error !== undefined || refused.length > 0}
        onFiles={onFiles}
      />
      <FormHelperText id={`${id}-help`} error={error !== undefined} component="div">
        {error !== undefined && <ValidationError error={error} />}
        {error === undefined && [helperText, limits].filter(Boolean).join(' ')}
      </FormHelperText>
      <Refusals refused={refused} />
    </div>
  );
}
