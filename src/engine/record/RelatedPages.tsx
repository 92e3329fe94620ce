import { useListContext, useTranslate } from 'react-admin';
import { PageSteps } from '../list/PageSteps.tsx';
import { useTotal } from '../list/useTotal.ts';
import styles from './RelatedList.module.css';

/** Renders the pagination of a related list; renders nothing if one page contains all records. */
export function RelatedPages() {
  const translate = useTranslate();
  const { total } = useTotal();
  const { perPage, data } = useListContext();
  if (total === undefined || total <= perPage || !data) return null;
  return (
    <nav className={styles.pages} aria-label={translate('engine.list.pages')}>
      <PageSteps />
    </nav>
  );
}
