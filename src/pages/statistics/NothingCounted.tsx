import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './ReportPage.module.css';

interface NothingCountedProps {
  text: string;
  /** Shows a longer period; undefined if there is none. */
  onWiden?: (() => void) | undefined;
}

/** Renders the reason and the next step in place of the charts and tables of an empty period. */
export function NothingCounted({ text, onWiden }: NothingCountedProps) {
  const translate = useTranslate();
  return (
    <section className={styles.card} aria-label={translate('areas.statistics.summary')}>
      <EmptyState
        title={translate('areas.statistics.nothing')}
        text={text}
        action={
          onWiden && (
            <Button variant="outlined" onClick={onWiden}>
              {translate('areas.statistics.empty.wider')}
            </Button>
          )
        }
      />
    </section>
  );
}
