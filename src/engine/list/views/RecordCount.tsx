import { useGetList } from 'react-admin';
import { formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { get } from '#contract/get.ts';

const ONE = { page: 1, perPage: 1 };

interface RecordCountProps {
  resource: string;
  filter: object;
}

/** Renders the number of records that a filter matches; renders nothing if there are none. */
export function RecordCount({ resource, filter }: RecordCountProps) {
  const locale = useLocale();
  const list = useGetList(resource, { pagination: ONE, filter }, { staleTime: 60_000 });
  const { total = 0 } = list;
  const meta: unknown = list.meta;
  if (total === 0) return null;
  const isExact = get(meta, 'totalIsExact') !== false;
  return <span className="count">{`${formatNumber(total, locale)}${isExact ? '' : '+'}`}</span>;
}
