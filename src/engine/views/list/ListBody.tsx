import { useListContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { AnyList, AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { getField, type Field } from '../../fields/field.ts';
import { usePhone } from '../usePhone.ts';
import { CardList } from './CardList.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { RowTable } from './RowTable.tsx';
import { useColumns } from './useColumns.ts';

interface ListBodyProps {
  resource: Resource;
  list: AnyList;
}

/** Rows, or why there are none: waiting, failed, empty. */
export function ListBody({ resource, list }: ListBodyProps) {
  const { data, isPending, error, refetch, isFetching, isPlaceholderData } =
    useListContext<AnyRecord>();
  const translate = useTranslate();
  const isPhone = usePhone();
  const { chosen } = useColumns(resource, list);
  const fields = useMemo<Field[]>(
    () => chosen.map((path) => getField(resource, path)),
    [resource, chosen],
  );
  if (error) {
    return (
      <ErrorState
        title={translate('ui.state.error')}
        text={error.message ? translate(error.message, { _: error.message }) : undefined}
        retryLabel={translate('ui.action.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending || !data)
    return (
      <SkeletonRows
        label={translate('ui.state.loading')}
        rows={isPhone ? 6 : 12}
        rowHeight={isPhone ? '112px' : 'var(--row-height)'}
      />
    );
  if (data.length === 0) return <ListEmpty resource={resource} list={list} />;
  const isOld = isFetching === true && isPlaceholderData === true;
  return isPhone && list.mobile ? (
    <CardList
      resource={resource}
      mobile={list.mobile}
      records={data}
      strong={list.strong}
      isOld={isOld}
    />
  ) : (
    <RowTable resource={resource} list={list} fields={fields} records={data} isOld={isOld} />
  );
}
