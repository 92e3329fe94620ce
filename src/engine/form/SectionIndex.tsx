import { useTranslate } from 'ra-core';
import styles from './SectionIndex.module.css';

interface SectionIndexProps {
  /** Ids of the sections' headings, and their words. */
  sections: readonly { id: string; title: string }[];
}

function jump(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The sections of a long form, beside it on wide screens: a click goes there. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const translate = useTranslate();
  return (
    <nav className={styles.index} aria-label={translate('engine.form.sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => jump(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
