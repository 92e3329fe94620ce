import { useTranslate } from 'react-admin';
import { Logo, LogoMark, PrimeLogo } from './Logo.tsx';
import { useMenuLinks } from './useMenuLinks.ts';
import styles from './Logo.module.css';

interface LogoLinkProps {
  /** The customer's crmStatus; `prime` has its own logo. */
  crmStatus?: string;
  /** True to show only the mark, where space is limited. */
  small?: boolean;
}

/** Renders the logo as a link to the home page. */
export function LogoLink(props: LogoLinkProps) {
  const translate = useTranslate();
  const { prefix, onNavigate } = useMenuLinks();
  const prime = props.crmStatus === 'prime';
  const parts = [translate('app.name'), translate('shell.home')];
  if (prime) parts.splice(1, 0, translate('shell.primeMember'));
  return (
    <a
      className={styles.link}
      href={`${prefix}/`}
      data-to="/"
      aria-label={parts.join(', ')}
      onClick={onNavigate}
    >
      <LogoPicture prime={prime} small={props.small} />
    </a>
  );
}

function LogoPicture(props: { prime: boolean; small?: boolean }) {
  const translate = useTranslate();
  if (props.prime) return <PrimeLogo />;
  if (props.small) return <LogoMark />;
  return <Logo name={translate('app.name')} />;
}
