import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Field } from '../definition/field.ts';
import type { Mapping } from './matchHeaders.ts';
import { cellText } from './parseCell.ts';
import { phraseOf } from './phraseOf.ts';
import type { Table } from './readTable.ts';
import { ScrollRegion } from '../actions/ScrollRegion.tsx';
import small from '../actions/SmallTable.module.css';
import styles from './ImportDialog.module.css';

interface MapColumnsProps {
  table: Table;
  fields: readonly Field[];
  labels: ReadonlyMap<string, string>;
  mapping: Mapping;
  error: string | undefined;
  onMap: (path: string, column: number | undefined) => void;
}

const PREVIEWED = 5;

/** Renders the choice of the file's column for each field, with a preview of the first rows. */
export function MapColumns({ table, fields, labels, mapping, error, onMap }: MapColumnsProps) {
  const translate = useTranslate();
  const missing = fields.filter(({ path, facts }) => facts.required && !mapping.has(path));
  const names = missing.map(({ path }) => labels.get(path) ?? path).join(', ');
  const preview = translate('imports.preview');
  return (
    <div className={styles.step}>
      <p>{translate('imports.map', { smart_count: table.rows.length })}</p>
      {error !== undefined && <Alert severity="error">{phraseOf(error, translate)}</Alert>}
      {missing.length > 0 && (
        <Alert severity="warning">{translate('imports.missing', { names })}</Alert>
      )}
      <ScrollRegion label={preview}>
        <table className={small.table} aria-label={preview}>
          <thead>
            <tr>
              {fields.map(({ path, facts }) => (
                <th key={path} scope="col">
                  <label className={styles.column}>
                    {labels.get(path)}
                    {facts.required && <span aria-hidden="true"> *</span>}
                    <select
                      value={mapping.get(path) ?? ''}
                      onChange={({ target }) =>
                        onMap(path, target.value === '' ? undefined : Number(target.value))
                      }
                    >
                      <option value="">{translate('imports.noColumn')}</option>
                      {table.headers.map((header, column) => (
                        <option key={column} value={column}>
                          {header === '' ? `${column + 1}` : header}
                        </option>
                      ))}
                    </select>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, PREVIEWED).map(({ number, cells }) => (
              <tr key={number}>
                {fields.map(({ path }) => {
                  const column = mapping.get(path);
                  return (
                    <td key={path}>
                      <bdi>{column === undefined ? '' : cellText(cells[column])}</bdi>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
