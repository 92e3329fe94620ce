import CloseOutlined from '@mui/icons-material/CloseOutlined';
import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { keepNoticesBelow } from '../../../ui/keepNoticesBelow.ts';
import { PdfPreview } from '../pdf/PdfPreview.tsx';
import styles from './FileViewer.module.css';
import { isPdf, type ViewedFile } from './viewedFile.ts';
import { ViewedPicture } from './ViewedPicture.tsx';

export interface FileViewerProps {
  files: readonly ViewedFile[];
  /** Index of the initially shown file. */
  index: number;
  onClose: () => void;
  /** Receives the index to show; the caller then controls `index`. */
  onShow?: (index: number) => void;
  /** Receives the keys pressed within the dialog, besides the arrows. */
  onKey?: (event: KeyboardEvent) => void;
  /** Content below the file, such as buttons. */
  footer?: ReactNode;
}

/** Returns the step that an arrow key means in the reading direction; 0 for any other key, and in a video. */
function stepOf({ key, target }: KeyboardEvent): number {
  if (target instanceof HTMLVideoElement) return 0;
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return 1;
  return key === 'ArrowRight' || key === 'ArrowLeft' ? -1 : 0;
}

function Shown({ file }: { file: ViewedFile }) {
  if (file.content != null) return <div className={styles.content}>{file.content}</div>;
  if (!isPdf(file.type) || typeof file.source === 'string') return <ViewedPicture file={file} />;
  return (
    <div className={styles.page}>
      <PdfPreview fileKey={file.key} read={file.source} name={file.name} />
    </div>
  );
}

/** Renders files one at a time in a full-screen dialog: whole pictures, and PDFs by their first page. */
export function FileViewer({ files, index, onClose, onShow, onKey, footer }: FileViewerProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [own, setOwn] = useState(index);
  const place = onShow ? index : own;
  const file = files[place];
  const stage = useRef<HTMLDivElement>(null);
  const shown = file?.key.join();
  useEffect(() => {
    // The focus was within the previous file, which is gone; keys would reach the dialog no more.
    if (document.activeElement === document.body) stage.current?.focus();
  }, [shown]);
  if (!file) return null;
  const go = (step: number) =>
    (onShow ?? setOwn)(Math.max(0, Math.min(files.length - 1, place + step)));
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      classes={{ paper: styles.paper ?? '' }}
      onKeyDown={(event) => {
        const step = stepOf(event);
        if (step === 0) onKey?.(event);
        else go(step);
      }}
    >
      <header ref={keepNoticesBelow} className={styles.head}>
        <h2 id={titleId}>
          <bdi>{file.name}</bdi>
          {files.length > 1 && (
            <small>
              {place + 1} / {files.length}
            </small>
          )}
        </h2>
        {files.length > 1 && (
          <>
            <IconButton
              aria-label={translate('ui.action.previous')}
              // A disabled button would lose the focus, and with it the dialog's key handling.
              aria-disabled={place === 0}
              onClick={() => go(-1)}
            >
              <NavigateBeforeOutlined className="follows-direction" />
            </IconButton>
            <IconButton
              aria-label={translate('ui.action.next')}
              aria-disabled={place === files.length - 1}
              onClick={() => go(1)}
            >
              <NavigateNextOutlined className="follows-direction" />
            </IconButton>
          </>
        )}
        <IconButton aria-label={translate('ui.action.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </header>
      <DialogContent
        ref={stage}
        className={styles.stage ?? ''}
        role="group"
        aria-labelledby={titleId}
        tabIndex={0}
      >
        <Shown key={shown} file={file} />
      </DialogContent>
      {footer != null && <footer className={styles.foot}>{footer}</footer>}
    </Dialog>
  );
}
