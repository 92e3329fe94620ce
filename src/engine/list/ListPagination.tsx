import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { usePhone } from '../../ui/usePhone.ts';
import styles from './ListPagination.module.css';
import { PageSteps } from './PageSteps.tsx';
import { useTotal } from './useTotal.ts';

const SIZES = [25, 50, 100];

/** Renders the current page, the number of records per page, and the previous and next buttons. */
export function ListPagination() {
  const translate = useTranslate();
  const { total } = useTotal();
  const locale = useLocale();
  const isPhone = usePhone();
  const { perPage, setPerPage, data } = useListContext();
  if (total === undefined || total === 0 || !data) return null;
  const label = translate('ra.navigation.page_rows_per_page');
  const format = (value: number) => formatNumber(value, locale);
  return (
    <nav className={styles.bar} aria-label={translate('engine.list.pages')}>
      <label className={styles.size}>
        {!isPhone && label}
        <select
          aria-label={isPhone ? label : undefined}
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
        >
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {format(size)}
            </option>
          ))}
        </select>
      </label>
      <PageSteps />
    </nav>
  );
}
