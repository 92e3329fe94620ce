import { useTranslate } from 'react-admin';
import styles from './KindFilter.module.css';
import { KINDS, type Kind } from './timeline.ts';

interface KindFilterProps {
  chosen: Kind | undefined;
  onChoose: (kind: Kind | undefined) => void;
}

/** Renders the filter of the timeline by kind. */
export function KindFilter({ chosen, onChoose }: KindFilterProps) {
  const translate = useTranslate();
  return (
    <div
      className={styles.kinds}
      role="group"
      aria-label={translate('resources.leadDesk.timeline.filter')}
    >
      {[undefined, ...KINDS].map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          className={styles.kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {translate(`resources.leadDesk.timeline.kinds.${kind ?? 'all'}`)}
        </button>
      ))}
    </div>
  );
}
