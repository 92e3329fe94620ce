import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useCopy } from '../../../src/ui/useCopy.ts';
import styles from './Widget.module.css';

/** Renders code for another site with a copy button. */
export function Snippet({ label, code }: { label: string; code: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className="ui-input" dir="ltr" rows={5} readOnly value={code} />
      <button type="button" className="ui-button ui-button--small" onClick={() => void copy(code)}>
        {translate('resources.reviewWidget.copy', { what: label })}
      </button>
    </div>
  );
}
