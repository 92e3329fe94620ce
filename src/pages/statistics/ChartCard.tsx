import { useTranslate } from 'react-admin';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import styles from './ReportPage.module.css';

interface ChartCardProps {
  /** End of the picture's file name. */
  name: string;
  children: ReactNode;
}

/** Renders a card with a chart that can be saved as a picture. */
export function ChartCard({ name, children }: ChartCardProps) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const chart = useRef<HTMLDivElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (node: HTMLElement) => {
    setIsSaving(true);
    try {
      const { savePicture } = await import('./savePicture.ts');
      await savePicture(node, `statistics-${name}`);
    } catch (error) {
      notifyError(error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <section className={`${styles.card} ${styles.chart}`}>
      <div ref={chart}>{children}</div>
      <div className={styles.files}>
        <Button
          size="small"
          variant="outlined"
          disabled={isSaving}
          onClick={() => chart.current && void save(chart.current)}
        >
          {translate('areas.statistics.picture')}
        </Button>
      </div>
    </section>
  );
}
