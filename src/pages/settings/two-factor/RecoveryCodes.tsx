import { useTranslate } from 'react-admin';
import { saveFile } from '../../../ui/saveFile.ts';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import parts from '../parts.module.css';
import styles from './TwoFactor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/**
 * Renders the recovery codes with copy and download. They cannot be shown again, so leaving needs a
 * confirmation.
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const translate = useTranslate();
  const copy = useCopy();
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={parts.card}>
      <LeaveGuard isOpen text="settings.twoFactor.leaveCodes" />
      <h3>{translate('settings.twoFactor.codes')}</h3>
      <p className={parts.muted}>{translate('settings.twoFactor.codesText')}</p>
      <ul className={styles.codes} aria-label={translate('settings.twoFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <div className={parts.actions}>
        <button type="button" className="ui-button" onClick={() => void copy(text)}>
          {translate('ui.action.copy')}
        </button>
        <button
          type="button"
          className="ui-button"
          onClick={() =>
            saveFile(new Blob([text], { type: 'text/plain' }), translate('settings.twoFactor.file'))
          }
        >
          {translate('ui.action.download')}
        </button>
        <button type="button" className="ui-button ui-button--primary" onClick={onDone}>
          {translate('settings.twoFactor.kept')}
        </button>
      </div>
    </div>
  );
}
