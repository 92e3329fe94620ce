import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { MissingForms } from './MissingForms.tsx';
import styles from './Popup.module.css';
import { PopupFrame } from './PopupFrame.tsx';
import type { Gap } from './usePopupData.ts';

interface MissingInfoProps {
  gaps: readonly Gap[];
  onClose: () => void;
}

/** Renders the providers with missing information for couples, then their incomplete forms one after the other. */
export function MissingInfo({ gaps, onClose }: MissingInfoProps) {
  const translate = useTranslate();
  // Snapshot of the time of opening: answers sent meanwhile must not change the order of the steps.
  const [all] = useState(gaps);
  const [chosen, setChosen] = useState<Gap>();
  if (chosen)
    return (
      <PopupFrame
        icon={FactCheckOutlined}
        title={translate('popups.missingInfo.title')}
        width="md"
        isForm
        onClose={onClose}
      >
        <MissingForms gap={chosen} onDone={onClose} />
      </PopupFrame>
    );
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
          {all.map((gap) => {
            const {
              page: { id, name },
              forms,
            } = gap;
            return (
              <li key={id} className={styles.entry}>
                <div className={styles.entryWords}>
                  <p className={styles.name}>
                    <bdi>{name}</bdi>
                  </p>
                  <p className={styles.facts}>{forms.map(({ title }) => title).join(' · ')}</p>
                </div>
                <Button
                  variant={all.length === 1 ? 'contained' : 'outlined'}
                  onClick={() => setChosen(gap)}
                  aria-label={translate('popups.missingInfo.completeNamed', { name })}
                >
                  {translate('popups.missingInfo.complete')}
                </Button>
              </li>
            );
          })}
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
