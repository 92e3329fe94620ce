import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { walkList, type ListQuery } from '../queries/walkList.ts';
import { labelKey, type Field } from '../definition/field.ts';
import { referenceNames } from './referenceNames.ts';
import { formatFieldValue } from './formatFieldValue.ts';
import type { FormattedValue, FormatContext } from './FormattedValue.ts';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportOrder {
  api: PanelDataProvider;
  query: ListQuery;
  fields: readonly Field[];
  format: ExportFormat;
  context: Omit<FormatContext, 'configItem' | 'nameOf'>;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * Exports the whole list as a file, page by page.
 * @returns undefined if the export was aborted
 * @throws HttpError if a page cannot be fetched
 */
export async function exportList(order: ExportOrder): Promise<Blob | undefined> {
  const { api, query, fields, format, signal, onProgress } = order;
  const { locale, translate } = order.context;
  const names = referenceNames(api);
  const needsLists = fields.some(({ kind }) => kind === 'configItem');
  const items = needsLists ? await api.getConfigItems() : [];
  const context: FormatContext = {
    ...order.context,
    nameOf: names.nameOf,
    configItem: (list, id) =>
      items.find(({ itemType, itemId }) => itemType === list && itemId === id)?.value ?? id,
  };
  const rows: FormattedValue[][] = [];
  for await (const { records, total } of walkList(api, query, signal)) {
    await names.load(fields, records);
    rows.push(
      ...records.map((record) => fields.map((field) => formatFieldValue(field, record, context))),
    );
    onProgress(rows.length, total);
  }
  if (signal.aborted) return undefined;
  const headers = fields.map((field) => translate(labelKey(field)));
  if (format === 'csv') return (await import('./csvOf.ts')).csvOf(headers, rows, locale);
  return (await import('./xlsxOf.ts')).xlsxOf(headers, rows, locale);
}
