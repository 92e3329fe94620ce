import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PanelDataProvider } from '../../../data/dataProvider.ts';
import type { ActionBody } from '../../queries/ActionBody.ts';
import { isOfResource } from '../../queries/isOfResource.ts';
import { useApi } from '../../queries/useApi.ts';
import { walkList, type ListQuery } from '../../queries/walkList.ts';
import { actOf, type Done } from './bulkActions.ts';
import { reasonOf } from './reasonOf.ts';
import { runEach, type Outcome } from './runEach.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { useBulkUndo } from './useBulkUndo.ts';

/** Target of a bulk action. */
export interface BulkTarget {
  ids: readonly number[];
  /** True if the target is every record of the query, instead of `ids`. */
  isAll: boolean;
  count: number;
  query: ListQuery;
  /** Records loaded by the list, by id; changed ones are removed. */
  loadedRecords: Map<number, AnyRecord>;
}

/** A target record; without `record`, it is fetched first. */
interface Item {
  id: number;
  record: AnyRecord | undefined;
}

export interface Failure extends Item {
  reason: string;
}

export type BulkRun =
  | { phase: 'asking' }
  | { phase: 'collecting'; found: number; total: number }
  | { phase: 'running'; done: number; failed: number; total: number }
  | { phase: 'over'; done: number; failures: Failure[]; left: number; error?: string };

interface Ending {
  /** Receives the ids of the failed and the remaining records. */
  onOver: (rest: number[]) => void;
  /** Starts another bulk action that undoes this one. */
  onUndo: (name: string, records: readonly AnyRecord[]) => void;
}

/**
 * Returns all records of the target. All are fetched before the first change, because an action may remove records
 * from the filter's result.
 */
export async function collect(
  api: PanelDataProvider,
  target: BulkTarget,
  signal: AbortSignal,
  onFound: (found: number, total: number) => void,
): Promise<Item[]> {
  if (!target.isAll) return target.ids.map((id) => ({ id, record: target.loadedRecords.get(id) }));
  const items: Item[] = [];
  for await (const { records, total } of walkList(api, target.query, signal)) {
    items.push(...records.map((record) => ({ id: record.id, record })));
    onFound(items.length, total);
  }
  return items;
}

/** Returns the target with the records that its dialog has fetched, so that they are not fetched again. */
function withFetched(target: BulkTarget, records: readonly AnyRecord[]): BulkTarget {
  const fetched = new Map(records.map((record) => [record.id, record]));
  if (target.isAll)
    return { ...target, isAll: false, ids: [...fetched.keys()], loadedRecords: fetched };
  // Those that the list had loaded are in both; it may have a later version by now.
  return { ...target, loadedRecords: new Map([...fetched, ...target.loadedRecords]) };
}

/** Runs a bulk action with one request per record and invalidates the resource's queries once at the end. */
export function useBulkRun(
  resource: Resource,
  name: string,
  target: BulkTarget,
  { onOver, onUndo }: Ending,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [run, setRun] = useState<BulkRun>({ phase: 'asking' });
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);
  const { meta } = target.query;
  const call = { api, resource, name, meta };
  const refresh = () => queryClient.invalidateQueries({ predicate: isOfResource(resource.name) });
  const notifyDone = useBulkUndo(call, refresh, onUndo);

  const finish = async ({ done, failed, left }: Outcome<Item, Done>) => {
    for (const { item } of done) target.loadedRecords.delete(item.id);
    const failures = failed.map(({ item, error }) => ({ ...item, reason: reasonOf(error) }));
    setRun({ phase: 'over', done: done.length, failures, left: left.length });
    onOver([...failures, ...left].map(({ id }) => id));
    if (done.length > 0) notifyDone(done.map(({ result }) => result));
    await refresh();
  };

  const start = async (answers?: ActionBody, fetched?: readonly AnyRecord[]) => {
    const controller = new AbortController();
    stopper.current = controller;
    const { signal } = controller;
    setRun({ phase: 'collecting', found: 0, total: target.count });
    try {
      const known = fetched ? withFetched(target, fetched) : target;
      const items = await collect(api, known, signal, (found, total) =>
        setRun({ phase: 'collecting', found, total }),
      );
      signal.throwIfAborted();
      const total = items.length;
      const onProgress = (done: number, failed: number) =>
        setRun({ phase: 'running', done, failed, total });
      onProgress(0, 0);
      const act = actOf(call, answers);
      const one = async ({ id, record }: Item): Promise<Done> => {
        const item = record ?? (await api.getOne<AnyRecord>(resource.name, { id, meta })).data;
        return { item, result: await act(item) };
      };
      await finish(await runEach({ items, act: one, signal, onProgress }));
    } catch (error) {
      // A stop is no failure.
      const reason = signal.aborted ? {} : { error: reasonOf(error) };
      setRun({ phase: 'over', done: 0, failures: [], left: target.count, ...reason });
    }
  };
  return { run, start, stop: () => stopper.current?.abort() };
}
