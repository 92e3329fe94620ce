import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { FileIcon } from '../../controls/upload/FileIcon.tsx';
import styles from './Cell.module.css';
import { isFileAddress, uploadName, uploadsOf } from '../../controls/upload/uploads.ts';

/** Returns the name of a file with metadata; its download is elsewhere on the record's page. */
function keptName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('mediaType' in value)) return undefined;
  return 'name' in value && typeof value.name === 'string' ? value.name : undefined;
}

/** Renders files by name as downloads; an unsafe URL is shown as text. */
export const FileCell: Cell = ({ value }) => {
  const kept = keptName(value);
  if (kept !== undefined)
    return (
      <span className={styles.file}>
        <FileIcon name={kept} />
        <bdi>{kept}</bdi>
      </span>
    );
  const files = uploadsOf(value);
  if (files.length === 0) return <EmptyValue />;
  return files.map((file) => {
    const name = uploadName(file);
    return (
      <span key={name} className={styles.file}>
        <FileIcon name={name} />
        {typeof file === 'string' && isFileAddress(file) ? (
          <a href={file} download={name} rel="noopener noreferrer">
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
    );
  });
};
