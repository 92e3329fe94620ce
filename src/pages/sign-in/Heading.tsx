import { useEffect, useRef, type ReactNode } from 'react';
import { useTools } from './signInTools.ts';
import styles from './SignInLayout.module.css';

interface HeadingProps {
  /** Title of the document. */
  title: string;
  heading: string;
  lead?: ReactNode;
  /** True on pages without a first field to focus; the heading, with the result, is focused instead. */
  focus?: boolean;
}

/** Renders the heading and lead of a page, and sets the document's title. */
export function Heading({ title, heading, lead, focus = false }: HeadingProps) {
  const { t } = useTools();
  const element = useRef<HTMLHeadingElement>(null);
  const name = t('app.name');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  useEffect(() => {
    if (focus) element.current?.focus();
  }, [focus]);
  return (
    <div className={styles['heading']}>
      <h1 ref={element} tabIndex={-1}>
        {heading}
      </h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
