import { useTranslate } from 'react-admin';
import { formatPhone } from '../../../../src/ui/formatPhone.ts';
import type { Lead } from '../Lead.ts';
import styles from './ContactBar.module.css';
import { CopyButton } from './CopyButton.tsx';

/** Renders the switchboard number and the extension to dial there, each with a copy button. */
export function Numbers({ lead, isShort = false }: { lead: Lead; isShort?: boolean }) {
  const translate = useTranslate();
  const { extensionNumber, switchboardNumber } = lead;
  return (
    <div className={styles.numbers} data-tour="code">
      {switchboardNumber !== null && (
        <CopyButton
          isShort={isShort}
          label={translate('resources.leads.fields.switchboardNumber')}
          value={switchboardNumber}
          shown={formatPhone(switchboardNumber)}
        />
      )}
      {extensionNumber !== null && (
        <CopyButton
          isShort={isShort}
          label={translate('resources.leads.fields.extensionNumber')}
          value={extensionNumber}
        />
      )}
    </div>
  );
}
