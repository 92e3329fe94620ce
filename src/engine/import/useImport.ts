import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { isOfResource } from '../queries/isOfResource.ts';
import { useApi } from '../queries/useApi.ts';
import { reasonOf } from '../actions/bulk/reasonOf.ts';
import { runEach, type Outcome } from '../actions/bulk/runEach.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { labelKey, type Field } from '../definition/field.ts';
import { checkRows, namesToResolve, type CheckedRow, type RowError } from './checkRows.ts';
import type { FailedRow } from './failedRowsCsv.ts';
import { importFields } from './importFields.ts';
import { matchHeaders, type Mapping } from './matchHeaders.ts';
import { phraseOf } from './phraseOf.ts';
import { readTable, type Table } from './readTable.ts';
import { rowErrorsOf } from './rowErrorsOf.ts';
import { resolveNames } from './resolveNames.ts';

type Step =
  | { at: 'choosing'; error?: string }
  | { at: 'mapping'; table: Table; mapping: Mapping; isChecking?: boolean; error?: string }
  | { at: 'checked'; table: Table; mapping: Mapping; rows: CheckedRow[] }
  | { at: 'running'; table: Table; done: number; failed: number; total: number }
  | { at: 'over'; table: Table; done: number; failed: FailedRow[]; left: number };

/** Returns a lookup of configuration list items; they are fetched only if a field needs them. */
async function fetchConfigItems(api: PanelDataProvider, fields: readonly Field[]) {
  const items = fields.some(({ kind }) => kind === 'configItem') ? await api.getConfigItems() : [];
  return (list: string | undefined) =>
    items
      .filter(({ itemType }) => itemType === list)
      .map(({ itemId, value }) => ({ id: itemId, word: value }));
}

/** Returns the rows that were not imported, each with its translated reason, in the file's order. */
function notTaken(
  wrong: readonly CheckedRow[],
  { failed, left }: Outcome<CheckedRow, unknown>,
  phrase: (message: string) => string,
  fields: readonly Field[],
  labels: ReadonlyMap<string, string>,
): FailedRow[] {
  const messageOf = ({ field, message }: RowError): string =>
    field ? `${labels.get(field.path) ?? field.path}: ${phrase(message)}` : phrase(message);
  const messagesOf = (errors: readonly RowError[]) => errors.map(messageOf).join(' ');
  return [
    ...wrong.map(({ row, errors }) => ({ row, reason: messagesOf(errors) })),
    ...failed.map(({ item: { row }, error }) => ({
      row,
      reason: messagesOf(rowErrorsOf(error, fields)),
    })),
    ...left.map(({ row }) => ({ row, reason: phrase('imports.stopped') })),
  ].toSorted((a, b) => a.row.number - b.row.number);
}

/** Returns the fields that a file can fill, and their labels by path. */
function useFields(resource: Resource) {
  const translate = useTranslate();
  const fields = useMemo(() => importFields(resource), [resource]);
  const labels = useMemo(
    () => new Map(fields.map((field) => [field.path, translate(labelKey(field))])),
    [fields, translate],
  );
  return { fields, labels };
}

/** Returns the current step of an import and the callbacks that lead to the next one. */
export function useImport(resource: Resource, meta: unknown) {
  const api = useApi();
  const translate = useTranslate();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'choosing' });
  const stopper = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stopper.current = controller;
    return () => controller.abort();
  }, []);
  /** Number of the latest check; a change of step or mapping makes it outdated. */
  const latest = useRef(0);
  const { fields, labels } = useFields(resource);

  const choose = async (file: File) => {
    try {
      const table = await readTable(file);
      setStep({ at: 'mapping', table, mapping: matchHeaders(table.headers, fields, labels) });
    } catch (error) {
      setStep({ at: 'choosing', error: reasonOf(error) });
    }
  };

  const map = (path: string, column: number | undefined) => {
    if (step.at !== 'mapping') return;
    const mapping = new Map([...step.mapping].filter(([other]) => other !== path));
    if (column !== undefined) mapping.set(path, column);
    latest.current += 1;
    setStep({ ...step, mapping, isChecking: false });
  };

  const check = async () => {
    if (step.at !== 'mapping') return;
    const { table, mapping } = step;
    latest.current += 1;
    const own = latest.current;
    setStep({ ...step, isChecking: true });
    try {
      const requested = namesToResolve({ table, fields, mapping });
      const referenceId = await resolveNames(api, requested, stopper.current.signal);
      const configItems = await fetchConfigItems(api, fields);
      const context = { locale, translate, referenceId, configItems };
      const { fields: facts = {}, rules } = resource.manifest.create ?? {};
      const rows = checkRows({ table, fields, facts, rules, mapping, context, now: new Date() });
      if (own === latest.current) setStep({ at: 'checked', table, mapping, rows });
    } catch (error) {
      if (own !== latest.current) return;
      setStep({ at: 'mapping', table, mapping, error: reasonOf(error) });
    }
  };

  const run = async () => {
    if (step.at !== 'checked') return;
    const { table, rows } = step;
    const good = rows.filter(({ errors }) => errors.length === 0);
    const wrong = rows.filter(({ errors }) => errors.length > 0);
    const total = good.length;
    setStep({ at: 'running', table, done: 0, failed: 0, total });
    const outcome = await runEach({
      items: good,
      // Sequential, so that records are created in the file's order.
      atOnce: 1,
      act: ({ body }) => api.create(resource.name, { data: body, meta }),
      signal: stopper.current.signal,
      onProgress: (done, failed) => setStep({ at: 'running', table, done, failed, total }),
    });
    const phrase = (message: string) => phraseOf(message, translate);
    const failed = notTaken(wrong, outcome, phrase, fields, labels);
    const left = outcome.left.length;
    setStep({ at: 'over', table, done: outcome.done.length, failed, left });
    await queryClient.invalidateQueries({ predicate: isOfResource(resource.name) });
  };

  const back = () => {
    latest.current += 1;
    if (step.at === 'checked') {
      setStep({ at: 'mapping', table: step.table, mapping: step.mapping });
    } else setStep({ at: 'choosing' });
  };
  const stop = () => stopper.current.abort();
  return { step, fields, labels, choose, map, check, run, back, stop };
}
