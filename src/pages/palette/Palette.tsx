import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useLocation, useTranslate } from 'react-admin';
import { memo, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { useKeyDown } from '../../ui/useKeyDown.ts';
import { openPalette } from '../../ui/panelEvents.ts';
import styles from './Palette.module.css';
import type { PaletteDialogProps } from './PaletteDialog.tsx';

const PaletteDialog = lazyOnDemand(async () => (await import('./PaletteDialog.tsx')).PaletteDialog);

export interface PaletteProps extends Omit<PaletteDialogProps, 'onClose' | 'resource'> {
  /** Returns the resource of a path. */
  resourceAt: (path: string) => string | undefined;
}

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Renders the button of the global search, which Ctrl K (⌘ K) opens from anywhere. */
export const Palette = memo(function Palette({ resourceAt, ...props }: PaletteProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const here = resourceAt(pathname);
  const [recent, setRecent] = useState(here);
  if (here !== undefined && here !== recent) setRecent(here);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useKeyDown((event) => {
    const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.key.toLowerCase() !== 'k' || !isHeld) return;
    event.preventDefault();
    open();
  });
  useLayoutEffect(() => {
    addEventListener(openPalette, open);
    return () => removeEventListener(openPalette, open);
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
        onPointerEnter={PaletteDialog.preload}
        onFocus={PaletteDialog.preload}
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
