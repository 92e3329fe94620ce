/** Words of work on many records that is counted. */
export const runProgress = {
  done: 'Erledigt',
  left: 'Offen',
  failed: 'Fehlgeschlagen',
  stop: 'Anhalten',
  leave:
    'Der Vorgang läuft noch. Wenn Sie die Seite verlassen, bricht er ab und die übrigen Datensätze werden nicht bearbeitet.',
};
