import type { Shape } from '../messages.ts';
import type { imports as shape } from '../tr/imports.ts';

export const imports: Shape<typeof shape> = {
  intro:
    'Choose a CSV or Excel file. The first row must contain the headers. Up to 5,000 rows are imported.',
  choose: 'Choose a file',
  template: 'Download an empty template',
  templateFile: 'template',
  failedFile: 'failed',
  map: 'The file has %{smart_count} row. Choose which column goes into which field. |||| The file has %{smart_count} rows. Choose which column goes into which field.',
  missing: 'These required fields have no column: %{names}',
  preview: 'First rows',
  noColumn: 'No column',
  check: 'Check',
  good: '%{smart_count} row can be added. |||| %{smart_count} rows can be added.',
  wrong:
    '%{smart_count} row has fields to correct. |||| %{smart_count} rows have fields to correct.',
  wrongFields: 'Fields to correct',
  row: 'Row',
  field: 'Field',
  run: 'Add %{smart_count} record |||| Add %{smart_count} records',
  runGood: 'Add only the %{smart_count} valid row |||| Add only the %{smart_count} valid rows',
  runNone: 'No rows to add',
  running: 'Adding records',
  done: '%{smart_count} record added. |||| %{smart_count} records added.',
  failedRows: '%{smart_count} row was not added. |||| %{smart_count} rows were not added.',
  downloadFailed: 'Download the rows that were not added',
  stopped: 'Not added because you stopped.',
  errors: {
    kind: 'Only CSV and XLSX files are accepted.',
    large: 'The file cannot be larger than 10 MB.',
    long: 'The file cannot have more than 5,000 rows.',
    empty: 'The file has no headers or no rows.',
    broken: 'The file could not be read.',
    unknown: 'There is no such record.',
    ambiguous: 'Several records have this name.',
  },
};
