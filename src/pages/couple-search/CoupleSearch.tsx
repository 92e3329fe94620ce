import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './CoupleSearch.module.css';

const loadDialog = () => import('./CoupleSearchDialog.tsx');
const CoupleSearchDialog = lazy(async () => ({ default: (await loadDialog()).CoupleSearchDialog }));

/** Opens the search for couples; Ctrl K (⌘ K) leads here from everywhere. */
export function CoupleSearch() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={translate('coupleSearch.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        <SearchOutlined aria-hidden="true" />
        <span>{translate('coupleSearch.open')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CoupleSearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
