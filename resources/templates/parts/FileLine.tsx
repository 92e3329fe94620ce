import type { ReactNode } from 'react';
import { FileIcon } from '../../../src/engine/controls/upload/FileIcon.tsx';
import { sizeText } from '../../../src/engine/controls/upload/fileLimits.ts';
import styles from './Files.module.css';
import type { KeptFile } from './useKeptFiles.ts';

/** One file of a template by its name and size, and what can be done with it. */
export function FileLine({ file, children }: { file: KeptFile; children: ReactNode }) {
  const { name, document } = file;
  return (
    <li className={styles.line}>
      <FileIcon name={document.name} />
      <span>
        <bdi>{name}</bdi> <small dir="ltr">{sizeText(document.size)}</small>
      </span>
      {children}
    </li>
  );
}
