import { useTranslate } from 'react-admin';
import styles from './SectionIndex.module.css';

interface SectionIndexProps {
  sections: readonly { name: string; title: string }[];
}

function jump(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Renders the index of a long form's sections; a click scrolls to a section and focuses its heading. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const translate = useTranslate();
  return (
    <nav className={styles.index} aria-label={translate('engine.form.sections')}>
      <ul>
        {sections.map(({ name, title }) => (
          <li key={name}>
            <button type="button" onClick={() => jump(`group-${name}`)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
