import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Renders a link to the home page that looks like a button. */
export function HomeButton(props: { primary?: boolean }) {
  const translate = useTranslate();
  return (
    <Link to="/" className={props.primary ? 'ui-button ui-button--primary' : 'ui-button'}>
      {translate('shell.errors.toHome')}
    </Link>
  );
}
