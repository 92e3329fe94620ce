import { useTranslate } from 'react-admin';
import { ScrollRegion } from '../../engine/actions/ScrollRegion.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { useFigureFormat } from './FigureTiles.tsx';
import styles from './ReportPage.module.css';
import type { FigureRow } from './reportFigures.ts';

interface FigureTableProps<Name extends string> {
  title: string;
  /** Kind of the rows: days, providers. */
  head: string;
  names: readonly Name[];
  /** Column heads other than the figures' names. */
  labels?: Partial<Record<Name, string>>;
  rows: readonly FigureRow<Name>[];
  /** Prefix of the exported files' names; undefined hides the export. */
  file?: string;
}

/** Renders a table of figures that can be saved as CSV or XLSX. */
export function FigureTable<Name extends string>(props: FigureTableProps<Name>) {
  const { title, head, names, labels, rows, file } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const format = useFigureFormat();
  const heads = [
    head,
    ...names.map((name) => labels?.[name] ?? translate(`areas.statistics.figure.${name}`)),
  ];
  const save = async (kind: 'csv' | 'xlsx') => {
    const { saveFigures } = await import('./saveFigures.ts');
    await saveFigures(kind, `statistics-${file}`, heads, names, rows, { locale, format });
  };
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.titled}>
        <h2>{title}</h2>
        {file !== undefined && (
          <div className={styles.files}>
            <Button size="small" variant="outlined" onClick={() => void save('csv')}>
              {translate('areas.statistics.csv')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => void save('xlsx')}>
              {translate('areas.statistics.xlsx')}
            </Button>
          </div>
        )}
      </div>
      <ScrollRegion label={title}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              {heads.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Two providers may have the same name.
              <tr key={index}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                </th>
                {names.map((name) => (
                  <td key={name}>{format(name, row.values[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
