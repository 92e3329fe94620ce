import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { recordName } from '../../definition/recordName.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import table from '../SmallTable.module.css';
import styles from './BulkResult.module.css';
import type { Failure } from './useBulkRun.ts';

interface BulkResultProps {
  resource: Resource;
  done: number;
  failures: readonly Failure[];
  left: number;
  error?: string;
}

/** Renders the result of a bulk action with failures: each failed record and its reason. */
export function BulkResult({ resource, done, failures, left, error }: BulkResultProps) {
  const translate = useTranslate();
  return (
    <div className={styles.result}>
      {error !== undefined && <Alert severity="error">{translate(error, { _: error })}</Alert>}
      {done > 0 && (
        <Alert severity="success">{translate('bulk.done', { smart_count: done })}</Alert>
      )}
      {left > 0 && <Alert severity="info">{translate('bulk.left', { smart_count: left })}</Alert>}
      {failures.length > 0 && (
        <>
          <Alert severity="error">
            {translate('bulk.failed', { smart_count: failures.length })}
          </Alert>
          <ScrollRegion label={translate('bulk.failures')}>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{translate('bulk.record')}</th>
                  <th scope="col">{translate('bulk.reason')}</th>
                </tr>
              </thead>
              <tbody>
                {failures.map(({ id, record, reason }) => (
                  <tr key={id}>
                    <td>
                      <bdi>{record ? recordName(resource, record) : `#${id}`}</bdi>
                    </td>
                    <td>{translate(reason, { _: reason })}</td>
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
