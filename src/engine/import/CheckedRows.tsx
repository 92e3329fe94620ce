import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { CheckedRow } from './checkRows.ts';
import type { FailedRow } from './failedRowsCsv.ts';
import { phraseOf } from './phraseOf.ts';
import { ScrollRegion } from '../actions/ScrollRegion.tsx';
import table from '../actions/SmallTable.module.css';
import styles from './ImportDialog.module.css';

/** Maximum number of rendered rows; the file of failed rows contains all of them. */
const MAX_SHOWN = 200;

interface CheckedRowsProps {
  rows: readonly CheckedRow[];
  labels: ReadonlyMap<string, string>;
}

/** Renders the result of the check: the number of valid rows, and each invalid field with its row number. */
export function CheckedRows({ rows, labels }: CheckedRowsProps) {
  const translate = useTranslate();
  const wrong = rows.filter(({ errors }) => errors.length > 0);
  const good = rows.length - wrong.length;
  const errors = wrong.flatMap(({ row, errors: found }) =>
    found.map((error) => ({ ...error, number: row.number })),
  );
  const title = translate('imports.wrongFields');
  return (
    <div className={styles.step}>
      <Alert severity={good > 0 ? 'success' : 'info'}>
        {translate('imports.good', { smart_count: good })}
      </Alert>
      {wrong.length > 0 && (
        <>
          <Alert severity="warning">
            {translate('imports.wrong', { smart_count: wrong.length })}
          </Alert>
          <ScrollRegion label={title}>
            <table className={table.table} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{translate('imports.row')}</th>
                  <th scope="col">{translate('imports.field')}</th>
                  <th scope="col">{translate('bulk.reason')}</th>
                </tr>
              </thead>
              <tbody>
                {errors.slice(0, MAX_SHOWN).map(({ number, field, message }, index) => (
                  <tr key={index}>
                    <td>{number}</td>
                    <td>{field && labels.get(field.path)}</td>
                    <td>{phraseOf(message, translate)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
    </div>
  );
}

/** Renders the rows that were not imported, each with its reason. */
export function RowTexts({ rows }: { rows: readonly FailedRow[] }) {
  const translate = useTranslate();
  const title = translate('imports.failedRows', { smart_count: rows.length });
  return (
    <div className={styles.step}>
      <Alert severity="warning">{title}</Alert>
      <ScrollRegion label={title}>
        <table className={table.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{translate('imports.row')}</th>
              <th scope="col">{translate('bulk.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_SHOWN).map(({ row, reason }) => (
              <tr key={row.number}>
                <td>{row.number}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
