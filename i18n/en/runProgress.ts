/** Words of work on many records that is counted. */
export const runProgress = {
  done: 'Done',
  left: 'Remaining',
  failed: 'Failed',
  stop: 'Stop',
  leave:
    'Work is still running. If you leave, it stops and the remaining records are not processed.',
};
