/** Words of selected records and of actions on them. */
export const bulk = {
  bar: 'Auswahl',
  selected: '%{count} ausgewählt |||| %{count} ausgewählt',
  selectAll: '%{count} passenden Eintrag auswählen |||| Alle %{count} passenden Einträge auswählen',
  allSelected:
    '%{count} passender Eintrag ist ausgewählt |||| Alle %{count} passenden Einträge sind ausgewählt',
  clear: 'Auswahl aufheben',
  confirm: 'Gilt für %{count} Eintrag. |||| Gilt für %{count} Einträge.',
  confirmRemove:
    '%{count} Eintrag wird gelöscht. Das lässt sich nicht rückgängig machen. |||| %{count} Einträge werden gelöscht. Das lässt sich nicht rückgängig machen.',
  collecting: 'Einträge werden gesammelt',
  running: 'Wird ausgeführt',
  done: 'Für %{smart_count} Eintrag erledigt. |||| Für %{smart_count} Einträge erledigt.',
  failed:
    'Für %{smart_count} Eintrag fehlgeschlagen; er bleibt ausgewählt. |||| Für %{smart_count} Einträge fehlgeschlagen; sie bleiben ausgewählt.',
  left: 'Angehalten; %{smart_count} Eintrag wurde nicht begonnen. |||| Angehalten; %{smart_count} Einträge wurden nicht begonnen.',
  failures: 'Fehlgeschlagene Einträge',
  record: 'Eintrag',
  reason: 'Grund',
  notInState: 'Der Status des Eintrags lässt das nicht zu.',
  undone:
    'Für %{smart_count} Eintrag rückgängig gemacht. |||| Für %{smart_count} Einträge rückgängig gemacht.',
  undoFailed:
    'Bei %{smart_count} Eintrag nicht rückgängig zu machen. |||| Bei %{smart_count} Einträgen nicht rückgängig zu machen.',
};
