import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackArrow } from './BackArrow.tsx';
import { DialogFrameContext } from './DialogFrameContext.ts';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** Facts in one line under the title, separated by dots; empty ones are left out. */
  facts?: readonly ReactNode[];
  /** A status beside the title. */
  status?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** Secondary controls before the action: a menu, next and previous. */
  tools?: ReactNode;
  /** Target of the back arrow, and its name for assistive technology. */
  back?: { to: string; label: string };
  /** True if name and menu share a line on phones; facts and buttons then have one line each. */
  isCompact?: boolean;
}

/** Renders the header of a page: title, a line of facts, at most one primary action. */
export function PageHeader(props: PageHeaderProps) {
  const frame = use(DialogFrameContext);
  const back = props.back?.to === frame?.closesTo ? undefined : props.back;
  const facts = (props.facts ?? []).filter(
    (fact) => fact !== undefined && fact !== null && fact !== false && fact !== '',
  );
  return (
    <header className={styles.header} data-compact={props.isCompact || undefined}>
      {back && (
        <Link to={back.to} className={styles.back} aria-label={back.label}>
          <BackArrow />
        </Link>
      )}
      <div className={styles.text}>
        <div className={styles.titleLine}>
          <h1 id={frame?.titleId} className={styles.title}>
            {props.title}
          </h1>
          {props.status}
        </div>
        {facts.length > 0 && (
          <div className={styles.facts}>
            <p className={styles.line}>
              {facts.map((fact, index) => (
                <span key={index} className={styles.fact}>
                  {fact}
                </span>
              ))}
            </p>
          </div>
        )}
      </div>
      {(props.tools || props.action) && (
        <div className={styles.actions}>
          {props.tools}
          {props.action}
        </div>
      )}
    </header>
  );
}
