/** Words of selected records and of actions on them. */
export const bulk = {
  bar: 'Selection',
  selected: '%{count} selected |||| %{count} selected',
  selectAll: 'Select the %{count} matching record |||| Select all %{count} matching records',
  allSelected:
    'The %{count} matching record is selected |||| All %{count} matching records are selected',
  clear: 'Clear selection',
  confirm: 'This will apply to %{count} record. |||| This will apply to %{count} records.',
  confirmRemove:
    '%{count} record will be deleted. This cannot be undone. |||| %{count} records will be deleted. This cannot be undone.',
  collecting: 'Collecting records',
  running: 'In progress',
  done: 'Done for %{smart_count} record. |||| Done for %{smart_count} records.',
  failed:
    'Failed for %{smart_count} record, which stays selected. |||| Failed for %{smart_count} records, which stay selected.',
  left: 'You stopped; %{smart_count} record was not started. |||| You stopped; %{smart_count} records were not started.',
  failures: 'Failed records',
  record: 'Record',
  reason: 'Reason',
  notInState: 'The record’s status does not allow this.',
  undone: 'Undone for %{smart_count} record. |||| Undone for %{smart_count} records.',
  undoFailed:
    'Could not be undone for %{smart_count} record. |||| Could not be undone for %{smart_count} records.',
};
