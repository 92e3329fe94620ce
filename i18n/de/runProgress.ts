/** Words of work on many records that is counted. */
export const runProgress = {
  done: 'Erledigt',
  left: 'Offen',
  failed: 'Fehlgeschlagen',
  stop: 'Anhalten',
};
