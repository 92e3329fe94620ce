import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate } from 'react-admin';
import { Suspense, useCallback, useEffect, type ReactNode } from 'react';
import { formatNumber } from '../../../ui/format.ts';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { Gated } from '../../access/Gated.tsx';
import { useCan } from '../../access/useCan.ts';
import { accessOf, isDestructive } from '../../actions/bulk/bulkActions.ts';
import type {
  RuntimeDefinition,
  RuntimeListConfig,
  AnyRecord,
  Resource,
} from '../../definition/runtimeDefinition.ts';
import { bulkLabel } from '../../actions/bulk/bulkLabel.ts';
import { useListState } from '../ListState.tsx';
import styles from './SelectionBar.module.css';
import { useListQuery } from '../useListQuery.ts';
import { useSelection } from './useSelection.ts';
import { useTotal } from '../useTotal.ts';

const BulkDialog = lazyOnDemand(
  async () => (await import('../../actions/bulk/BulkDialog.tsx')).BulkDialog,
);

const gateOf = ({ remove, actions }: RuntimeDefinition, name: string) =>
  name === 'remove' ? remove || undefined : actions?.[name];

interface BulkButtonProps {
  resource: Resource;
  name: string;
  onChoose: () => void;
}

function BulkButton({ resource, name, onChoose }: BulkButtonProps) {
  const translate = useTranslate();
  const action = accessOf(resource, name);
  const canAccess = useCan({ resource: resource.name, action });
  if (!canAccess) return null;
  const label = bulkLabel(resource, name, translate);
  const isDanger = isDestructive(resource, name);
  return (
    <Gated gate={gateOf(resource.definition, name)} isDestructive={isDanger} label={label}>
      <Button variant="outlined" color={isDanger ? 'error' : 'primary'} onClick={onChoose}>
        {label}
      </Button>
    </Gated>
  );
}

/** Subscribes to Escape, except in text inputs, dialogs and menus. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof Element &&
        target.closest('textarea, select, input:not([type=checkbox]), [role=dialog], [role=menu]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
}

interface SelectionBarProps {
  resource: Resource;
  list: RuntimeListConfig;
}

/** Renders the number of selected records and their bulk operations; sticks to the bottom of the list. */
export function SelectionBar({ resource, list }: SelectionBarProps) {
  const { selectedIds, data = [], onSelect } = useListContext<AnyRecord>();
  const { loadedRecords, bulk, setBulk, isAllMatching, setAllMatching, setSelecting } =
    useListState();
  const query = useListQuery(resource.name);
  const { total = 0 } = useTotal();
  const { clear } = useSelection(data);
  const count = isAllMatching ? total : selectedIds.length;
  const begin = (name: string) =>
    setBulk({
      name,
      target: { ids: selectedIds, isAll: isAllMatching, count, query, loadedRecords },
    });
  const takeBack = (name: string, records: readonly AnyRecord[]) => {
    const ids = records.map(({ id }) => id);
    setBulk({ name, target: { ids, isAll: false, count: ids.length, query, loadedRecords } });
  };
  const keepRest = (rest: number[]) => {
    setAllMatching(false);
    setSelecting(false);
    onSelect(rest);
  };
  const close = useCallback(() => setBulk(undefined), [setBulk]);
  useEscape(clear);
  return (
    <>
      {count > 0 && (
        <BarLine total={total} count={count} isAll={isAllMatching} onClear={clear}>
          {(list.bulk ?? []).map((name) => (
            <BulkButton key={name} resource={resource} name={name} onChoose={() => begin(name)} />
          ))}
        </BarLine>
      )}
      {bulk && (
        <Suspense fallback={null}>
          <BulkDialog
            key={bulk.name}
            resource={resource}
            {...bulk}
            onOver={keepRest}
            onUndo={takeBack}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

interface BarLineProps {
  total: number;
  count: number;
  isAll: boolean;
  onClear: () => void;
  children: ReactNode;
}

function BarLine({ total, count, isAll, onClear, children }: BarLineProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { isExact } = useTotal();
  const { data = [], selectedIds } = useListContext<AnyRecord>();
  const { setAllMatching } = useListState();
  const isPageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const format = (value: number) => `${formatNumber(value, locale)}${isExact ? '' : '+'}`;
  return (
    <section className={styles.bar} aria-label={translate('bulk.bar')}>
      <p role="status">
        {isAll
          ? translate('bulk.allSelected', { smart_count: total, count: format(total) })
          : translate('bulk.selected', {
              smart_count: count,
              count: formatNumber(count, locale),
            })}
      </p>
      {!isAll && isPageSelected && total > count && (
        <Button onClick={() => setAllMatching(true)}>
          {translate('bulk.selectAll', { smart_count: total, count: format(total) })}
        </Button>
      )}
      <div className={styles.actions}>{children}</div>
      <IconButton aria-label={translate('bulk.clear')} onClick={onClear}>
        <CloseOutlined />
      </IconButton>
    </section>
  );
}
