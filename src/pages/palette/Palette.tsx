import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useLocation, useTranslate } from 'ra-core';
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import { openPalette } from '../../ui/panelEvents.ts';
import styles from './Palette.module.css';
import type { PaletteDialogProps } from './PaletteDialog.tsx';

const loadDialog = () => import('./PaletteDialog.tsx');
const PaletteDialog = lazy(async () => ({ default: (await loadDialog()).PaletteDialog }));

function preloadDialog(): void {
  // What cannot be fetched now is fetched, and its failure told, when it is opened.
  loadDialog().catch(() => undefined);
}

export interface PaletteProps extends Omit<PaletteDialogProps, 'onClose' | 'resource'> {
  /** The resource that a path belongs to. */
  resourceAt: (path: string) => string | undefined;
}

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Opens the one search; Ctrl K (⌘ K) leads here from everywhere. */
export const Palette = memo(function Palette({ resourceAt, ...props }: PaletteProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const here = resourceAt(pathname);
  const [recent, setRecent] = useState(here);
  if (here !== undefined && here !== recent) setRecent(here);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.key.toLowerCase() !== 'k' || !isHeld) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    addEventListener(openPalette, open);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener(openPalette, open);
    };
  }, [open]);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={translate('palette.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        <SearchOutlined aria-hidden="true" />
        <span aria-hidden="true">{translate('palette.hint')}</span>
        <kbd aria-hidden="true" dir="ltr">
          {isMac() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog {...props} resource={recent} onClose={close} />
        </Suspense>
      )}
    </>
  );
});
