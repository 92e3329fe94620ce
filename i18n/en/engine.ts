import type { Shape } from '../words.ts';
import type { engine as shape } from '../tr/engine.ts';

export const engine: Shape<typeof shape> = {
  list: {
    count: '%{count} record |||| %{count} records',
    countAtLeast: 'More than %{count} record |||| More than %{count} records',
    views: 'Lists',
    chosenFilters: 'Chosen filters',
    removeFilter: 'Remove filter %{name}',
    columns: 'Columns',
    pages: 'Pages',
    range: '%{from}–%{to} of %{total}',
    rangeAtLeast: '%{from}–%{to} of %{total}+',
    showResults: 'Show results',
  },
  record: {
    missing: 'Record not found',
    missingText: 'It may have been deleted, or it does not belong to this account.',
    toList: 'Back to the list',
  },
  form: {
    changed: '%{smart_count} field changed |||| %{smart_count} fields changed',
  },
};
