import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The way back to the home page. */
export function HomeButton(props: { primary?: boolean }) {
  const translate = useTranslate();
  return (
    <Link to="/" className={props.primary ? 'ui-button ui-button--primary' : 'ui-button'}>
      {translate('shell.errors.toHome')}
    </Link>
  );
}
