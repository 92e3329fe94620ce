import { formatAgo, formatDateTime } from '../../../ui/format.ts';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';
import { useLocale } from '../../../ui/useLocale.ts';

/** How long ago, with the moment itself for whoever points at it. */
export const AgoCell: Cell = ({ value }) => {
  const locale = useLocale();
  if (typeof value !== 'string') return <Nothing />;
  return (
    <time dateTime={value} title={formatDateTime(value, locale)}>
      {formatAgo(value, locale)}
    </time>
  );
};
