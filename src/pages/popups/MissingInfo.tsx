import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import styles from './Popup.module.css';
import { PopupFrame } from './PopupFrame.tsx';
import type { Gap } from './usePopupData.ts';

interface MissingInfoProps {
  gaps: readonly Gap[];
  onClose: () => void;
}

/** Renders the information that providers do not give couples yet, each with a link to its form. */
export function MissingInfo({ gaps, onClose }: MissingInfoProps) {
  const translate = useTranslate();
  return (
    <PopupFrame
      icon={FactCheckOutlined}
      title={translate('popups.missingInfo.title')}
      text={translate('popups.missingInfo.text')}
      width="sm"
      onClose={onClose}
    >
      <div className={styles.body}>
        <ul className={styles.list}>
          {gaps.map(({ page: { id, name }, forms }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.entryWords}>
                <p className={styles.name}>
                  <bdi>{name}</bdi>
                </p>
                <p className={styles.facts}>
                  {forms.map((form) => translate(`popups.missingInfo.forms.${form}`)).join(' · ')}
                </p>
              </div>
              <Button
                variant={gaps.length === 1 ? 'contained' : 'outlined'}
                component={Link}
                to={`/providers/${id}/edit`}
                onClick={onClose}
                aria-label={translate('popups.missingInfo.completeNamed', { name })}
              >
                {translate('popups.missingInfo.complete')}
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
