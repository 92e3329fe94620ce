import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { FileViewerProps } from './FileViewer.tsx';
import type { ViewedFile } from './viewedFile.ts';

/** Lazily loaded viewer, loaded when the first file is opened. */
export const LazyFileViewer = lazyWithPreload<FileViewerProps>(
  async () => (await import('./FileViewer.tsx')).FileViewer,
);

/** Renders a button that opens the viewer with one file. */
export function ViewButton({
  file,
  className = 'ui-button',
}: {
  file: ViewedFile;
  className?: string;
}) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={`${translate('engine.viewer.open')}: ${file.name}`}
        onClick={() => setOpen(true)}
      >
        <VisibilityOutlined fontSize="small" aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyFileViewer files={[file]} index={0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
