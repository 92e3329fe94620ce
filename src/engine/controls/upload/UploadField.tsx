import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate, ValidationError } from 'react-admin';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { Field } from '../../definition/field.ts';
import { useInputProps } from '../useInputProps.ts';
import { DropZone } from './DropZone.tsx';
import { fileLimits, sizeText, typeNames } from './fileLimits.ts';
import { Refusals } from './Refusals.tsx';
import { UploadCards, type UploadCardsProps } from './UploadCards.tsx';
import styles from './UploadField.module.css';
import { useCover } from './useCover.ts';

/** Loaded with the first form that has a list of pictures. */
const OrderedUploads = lazyWithPreload(
  async () => (await import('./OrderedUploads.tsx')).OrderedUploads,
);

interface UploadFieldProps extends UploadCardsProps {
  field: Field;
  source: string;
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

/**
 * Renders a file field: each file with its preview and buttons, and a drop zone to add more. Pictures are in order,
 * other files are not.
 */
export function UploadField(props: UploadFieldProps) {
  const { field, source, files, onFiles, ...cards } = props;
  const { label, helperText, isRequired } = useInputProps(field, source);
  const limits = useLimits(field);
  const onCover = useCover(field, files);
  const many = field.facts.many ?? false;
  const { id, refused, error } = files;
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      {many && field.facts.kind === 'image' ? (
        <Suspense fallback={<UploadCards {...cards} files={files} isPictures />}>
          <OrderedUploads {...cards} files={files} onCover={onCover} />
        </Suspense>
      ) : (
        <UploadCards {...cards} files={files} />
      )}
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
