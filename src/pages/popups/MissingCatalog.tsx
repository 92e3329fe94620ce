import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './Popup.module.css';
import { PopupFrame } from './PopupFrame.tsx';
import type { Page } from './usePopupData.ts';

interface MissingCatalogProps {
  /** Providers without a price list. */
  pages: readonly Page[];
  onClose: () => void;
}

/** Renders the providers that have no price list, each with a link to create one. */
export function MissingCatalog({ pages, onClose }: MissingCatalogProps) {
  const translate = useTranslate();
  return (
    <PopupFrame
      icon={MenuBookOutlined}
      title={translate('popups.missingCatalog.title')}
      text={translate('popups.missingCatalog.text')}
      width="sm"
      onClose={onClose}
    >
      <div className={styles.body}>
        <ul className={styles.list}>
          {pages.map(({ id, name }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.entryWords}>
                <p className={styles.name}>
                  <bdi>{name}</bdi>
                </p>
              </div>
              <Button
                variant={pages.length === 1 ? 'contained' : 'outlined'}
                component={Link}
                to="/catalogs/create"
                state={{ record: { providerId: id } }}
                onClick={onClose}
                aria-label={translate('popups.missingCatalog.addFor', { name })}
              >
                {translate('popups.missingCatalog.add')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button color="inherit" onClick={onClose}>
          {translate('popups.later')}
        </Button>
      </div>
    </PopupFrame>
  );
}
