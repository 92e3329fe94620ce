import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import IconButton from '@mui/material/IconButton';
import { useListContext, useLocale, useTranslate } from 'ra-core';
import { formatNumber } from '../../../ui/format.ts';
import styles from './ListPagination.module.css';
import { useTotal } from './useTotal.ts';

const SIZES = [25, 50, 100];

/** Where the page stands, how many records a page has, before and next. */
export function ListPagination() {
  const translate = useTranslate();
  const { total, isExact } = useTotal();
  const locale = useLocale();
  const { page, perPage, setPage, setPerPage, data } = useListContext();
  if (total === undefined || total === 0 || !data) return null;
  const from = (page - 1) * perPage + 1;
  const say = (value: number) => formatNumber(value, locale);
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav className={styles.bar} aria-label={translate('engine.list.pages')}>
      <label className={styles.size}>
        {translate('ra.navigation.page_rows_per_page')}
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {say(size)}
            </option>
          ))}
        </select>
      </label>
      <span aria-live="polite">
        {translate(isExact ? 'engine.list.range' : 'engine.list.rangeAtLeast', {
          from: say(from),
          to: say(from + data.length - 1),
          total: say(total),
        })}
      </span>
      <span>
        <IconButton
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
          aria-label={translate('ra.navigation.previous')}
        >
          <NavigateBeforeOutlined className="follows-direction" />
        </IconButton>
        <IconButton
          disabled={page >= last}
          onClick={() => setPage(page + 1)}
          aria-label={translate('ra.navigation.next')}
        >
          <NavigateNextOutlined className="follows-direction" />
        </IconButton>
      </span>
    </nav>
  );
}
