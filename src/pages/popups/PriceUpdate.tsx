import SellOutlined from '@mui/icons-material/SellOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { dayFrom } from '../../engine/kinds/date/dayFrom.ts';
import { CatalogForm } from './CatalogForm.tsx';
import { reasonOf, type Catalog } from './outdated.ts';
import styles from './Popup.module.css';
import { PopupFrame } from './PopupFrame.tsx';
import type { Page } from './usePopupData.ts';

interface PriceUpdateProps {
  /** Price lists that are out of date. */
  catalogs: readonly Catalog[];
  pages: readonly Page[];
  customerId: number;
  onClose: () => void;
}

/** Returns the price list after the current one, wrapping around at the end; undefined if no other is left. */
const nextOf = (left: readonly Catalog[], current: number): Catalog | undefined => {
  const at = left.findIndex(({ id }) => id === current);
  return left.length > 1 ? (left[at + 1] ?? left[0]) : undefined;
};

/** Renders the forms of the outdated price lists, one at a time. */
export function PriceUpdate({ catalogs, pages, customerId, onClose }: PriceUpdateProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  // Keeps the lists as they were on opening, so that a refetch does not change the order of the steps.
  const [all] = useState(catalogs);
  const [left, setLeft] = useState(catalogs);
  const [at, setAt] = useState(catalogs[0]?.id);
  const current = left.find(({ id }) => id === at);
  const [stale, setStale] = useState<number>();
  if (!current) return null;
  const { id: currentId, name } = current;
  const next = nextOf(left, currentId);
  const goOn = (message: string) => {
    void queryClient.invalidateQueries({ queryKey: ['catalogs'] });
    notify(message, { type: 'success', messageArgs: { name } });
    setLeft(left.filter(({ id }) => id !== currentId));
    if (next) setAt(next.id);
    else onClose();
  };
  const takeNewer = (catalog: Catalog) => {
    if (reasonOf(catalog, dayFrom(new Date(), '+0d')) === undefined) {
      goOn('popups.priceUpdate.doneByOther');
      return;
    }
    setStale(currentId);
    setLeft(left.map((one) => (one.id === currentId ? catalog : one)));
  };
  return (
    <PopupFrame
      icon={SellOutlined}
      title={translate('popups.priceUpdate.title')}
      text={translate('popups.priceUpdate.text')}
      width="sm"
      isForm
      onClose={onClose}
    >
      <CatalogForm
        // A refetched record remounts the form.
        key={`${currentId} ${current.version}`}
        catalog={current}
        customerId={customerId}
        pageName={pages.find(({ id }) => id === current.providerId)?.name ?? ''}
        steps={
          all.length > 1 && (
            <div className={styles.steps} aria-hidden="true">
              {all.map(({ id }) => (
                <span
                  key={id}
                  className={styles.step}
                  data-state={
                    id === currentId ? 'now' : left.some((one) => one.id === id) ? 'left' : 'done'
                  }
                />
              ))}
            </div>
          )
        }
        progress={translate('popups.priceUpdate.left', { smart_count: left.length })}
        onSkip={next && (() => setAt(next.id))}
        isStale={stale === currentId}
        onSaved={() => goOn('popups.priceUpdate.saved')}
        onStale={takeNewer}
        onLater={onClose}
      />
    </PopupFrame>
  );
}
