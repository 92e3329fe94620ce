import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import IconButton from '@mui/material/IconButton';
import { useListContext, useLocale, useTranslate } from 'ra-core';
import { formatNumber } from '../../../ui/format.ts';
import { useTotal } from '../list/useTotal.ts';
import styles from './RelatedList.module.css';

/** Pages of a related list; nothing where one page holds it all. */
export function RelatedPages() {
  const translate = useTranslate();
  const locale = useLocale();
  const { total, isExact } = useTotal();
  const { page, perPage, setPage, data } = useListContext();
  if (total === undefined || total <= perPage || !data) return null;
  const say = (value: number) => formatNumber(value, locale);
  const from = (page - 1) * perPage + 1;
  return (
    <nav className={styles.pages} aria-label={translate('engine.list.pages')}>
      <span aria-live="polite">
        {translate(isExact ? 'engine.list.range' : 'engine.list.rangeAtLeast', {
          from: say(from),
          to: say(from + data.length - 1),
          total: say(total),
        })}
      </span>
      <IconButton
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
        aria-label={translate('ra.navigation.previous')}
      >
        <NavigateBeforeOutlined className="follows-direction" />
      </IconButton>
      <IconButton
        disabled={page * perPage >= total}
        onClick={() => setPage(page + 1)}
        aria-label={translate('ra.navigation.next')}
      >
        <NavigateNextOutlined className="follows-direction" />
      </IconButton>
    </nav>
  );
}
