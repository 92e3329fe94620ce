import { ReferenceManyFieldBase, useListContext, useTranslate } from 'react-admin';
import { use, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Gated } from '../access/Gated.tsx';
import { useCan } from '../access/useCan.ts';
import type { RuntimeListConfig, AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { getField } from '../definition/field.ts';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';
import { useIsBlocked } from '../access/useIsBlocked.ts';
import { CardList } from '../list/cards/CardList.tsx';
import { listDefaults } from '../list/listDefaults.ts';
import { RowTable } from '../list/table/RowTable.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import styles from './RelatedList.module.css';
import { RelatedPages } from './RelatedPages.tsx';
import { useFits } from './useFits.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';

interface RelatedListProps {
  parent: Resource;
  record: AnyRecord;
  related: Resource;
  /** Filter of the related list that accepts the record's id. */
  target: string;
}

const PER_PAGE = 10;

/** Returns the URL search of the related list filtered by this record. */
const filteredBy = (target: string, id: number) =>
  `filter=${encodeURIComponent(JSON.stringify({ [target]: id }))}`;

/** Returns the field of the related create form that references the parent resource. */
function prefilled({ definition, manifest }: Resource, parent: Resource): string | undefined {
  const formFields = Object.values(definition.create?.form ?? {}).flat();
  return formFields.find((path) => manifest.create?.fields[path]?.ref === parent.name);
}

function AddLink({ parent, record, related }: Omit<RelatedListProps, 'target'>) {
  const translate = useTranslate();
  const { offers } = use(DefinitionsContext);
  const { base } = useResourceLocation(related.name);
  const canAccess = useCan({ resource: related.name, action: 'create' });
  const isBlocked = useIsBlocked(related.definition.create);
  const path = prefilled(related, parent);
  if (path === undefined || !canAccess || isBlocked || !offers(related.name, 'create')) return null;
  const started = { [path]: record.id };
  const label = translate(`resources.${related.name}.create`, { _: translate('ui.action.add') });
  return (
    <Gated gate={related.definition.create} record={started} label={label}>
      <Link to={`${base}/create`} state={{ record: started }}>
        {label}
      </Link>
    </Gated>
  );
}

interface RelatedRowsProps {
  related: Resource;
  list: RuntimeListConfig;
  target: string;
}

/** Returns the columns without those of the parent record, such as `provider.name`. */
function columnsBeside(target: string, columns: readonly string[]): readonly string[] {
  const parent = target.replace(/Ids?$/, '');
  return columns.filter((path) => path !== target && !path.startsWith(`${parent}.`));
}

/** Renders rows by the related resource's definition, without bulk actions and manual order. */
function RelatedRows({ related, list, target }: RelatedRowsProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const { box, fits } = useFits();
  const { data, isPending, error, refetch, isFetching, isPlaceholderData } =
    useListContext<AnyRecord>();
  const plain = useMemo<RuntimeListConfig>(() => {
    const { bulk: _, order: __, ...rest } = list;
    return rest;
  }, [list]);
  const fields = useMemo(
    () => columnsBeside(target, list.columns).map((path) => getField(related, path)),
    [related, list, target],
  );
  const mobile = useMemo(
    () => list.mobile && { ...list.mobile, under: columnsBeside(target, list.mobile.under) },
    [list.mobile, target],
  );
  if (error || isPending || !data)
    return (
      <QueryBoundary
        isPending={!error}
        error={error}
        onRetry={() => void refetch()}
        rows={3}
        rowHeight="var(--row-height)"
      />
    );
  if (data.length === 0) return <p className={styles.none}>{translate('ui.state.empty')}</p>;
  const isOld = isFetching === true && isPlaceholderData === true;
  const rows = { resource: related, list: plain, records: data, isOld };
  return (
    <div ref={box}>
      {(isPhone || !fits) && mobile ? (
        <div className={styles.cards}>
          <CardList {...rows} mobile={mobile} />
        </div>
      ) : (
        <RowTable {...rows} fields={fields} />
      )}
    </div>
  );
}

/** Renders the related records of another resource, with separate pagination and sort. */
export function RelatedList({ parent, record, related, target }: RelatedListProps) {
  const translate = useTranslate();
  const { offers } = use(DefinitionsContext);
  const { base, meta } = useResourceLocation(related.name);
  const { list } = related.definition;
  if (!list) return null;
  const title = translate(`resources.${related.name}.name`, { smart_count: 2 });
  return (
    <section className={styles.card} aria-label={title}>
      <ReferenceManyFieldBase
        reference={related.name}
        target={target}
        record={record}
        perPage={PER_PAGE}
        sort={listDefaults(related).sort}
        queryOptions={{ meta }}
      >
        <header className={styles.head}>
          <h2>{title}</h2>
          <AddLink parent={parent} record={record} related={related} />
          {offers(related.name, 'list') && (
            <Link to={`${base}?${filteredBy(target, record.id)}`}>
              {translate('ui.action.showAll')}
            </Link>
          )}
        </header>
        <RelatedRows related={related} list={list} target={target} />
        <RelatedPages />
      </ReferenceManyFieldBase>
    </section>
  );
}
