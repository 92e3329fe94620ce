import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import styles from './Gallery.module.css';

/** Renders plain buttons, and MUI's below them. */
export function Buttons() {
  const translate = useTranslate();
  const word = (name: string) => translate(`gallery.button.${name}`);
  return (
    <>
      <p className={styles.line}>
        <button type="button" className="ui-button ui-button--primary">
          {word('primary')}
        </button>
        <button type="button" className="ui-button">
          {word('plain')}
        </button>
        <button type="button" className="ui-button ui-button--quiet">
          {word('quiet')}
        </button>
        <button type="button" className="ui-button" disabled>
          {word('disabled')}
        </button>
      </p>
      <p className={styles.line}>
        <Button variant="contained">{word('primary')}</Button>
        <Button variant="outlined">{word('plain')}</Button>
        <Button>{word('quiet')}</Button>
        <Button variant="contained" disabled>
          {word('disabled')}
        </Button>
      </p>
    </>
  );
}
