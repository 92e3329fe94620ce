/** Words of work on many records that is counted. */
export const runProgress = {
  done: 'Done',
  left: 'Remaining',
  failed: 'Failed',
  stop: 'Stop',
};
