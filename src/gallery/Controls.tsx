import { useTranslate } from 'react-admin';
import { useId } from 'react';
import styles from './Gallery.module.css';

/** Renders the fields of pages without MUI: with help, with an error, and a checkbox. */
export function Controls() {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles.stack}>
      <div className="ui-field">
        <label className="ui-label" htmlFor={`${id}-name`}>
          {translate('gallery.control.label')}
        </label>
        <input className="ui-input" id={`${id}-name`} aria-describedby={`${id}-help`} />
        <span className="ui-help" id={`${id}-help`}>
          {translate('gallery.control.help')}
        </span>
      </div>
      <div className="ui-field">
        <label className="ui-label" htmlFor={`${id}-wrong`}>
          {translate('gallery.control.label')}
        </label>
        <input
          className="ui-input"
          id={`${id}-wrong`}
          aria-invalid="true"
          aria-describedby={`${id}-error`}
        />
        <span className="ui-error" id={`${id}-error`}>
          {translate('gallery.control.wrong')}
        </span>
      </div>
      <label className={styles.line}>
        <input type="checkbox" className="ui-check" defaultChecked />
        {translate('gallery.control.check')}
      </label>
    </div>
  );
}
