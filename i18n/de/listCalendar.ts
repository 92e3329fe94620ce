/** Words of lists that are shown as a calendar. */
export const listCalendar = {
  day: '%{day}, %{smart_count} Eintrag |||| %{day}, %{smart_count} Einträge',
  more: '+%{smart_count} weiterer |||| +%{smart_count} weitere',
  allDay: 'Ganztägig',
  empty: 'In diesem Monat ist nichts eingetragen',
  emptyText: 'Diese Tage sind frei. Wechseln Sie den Monat oder legen Sie einen Eintrag an.',
  free: 'Frei.',
  add: 'Eintragen',
  addOn: 'Am %{day} eintragen',
  cut: 'Es gibt viele Einträge; gezeigt werden die ersten 1.000. Grenzen Sie sie mit einem Filter ein.',
  today: 'Heute',
  span: 'Zeitraum',
  tools: 'Suche, Filter und Austausch',
  spans: { month: 'Monat', week: 'Woche', agenda: 'Agenda' },
  previous: { month: 'Voriger Monat', week: 'Vorige Woche', agenda: 'Voriger Monat' },
  next: { month: 'Nächster Monat', week: 'Nächste Woche', agenda: 'Nächster Monat' },
  moveAnyway: 'Trotzdem verschieben',
  moved: '%{name} liegt jetzt auf %{day}.',
  lift: {
    start:
      '%{name} aufgenommen. Pfeile wechseln den Tag, Bildtasten den Monat; Leertaste legt ab, Esc bricht ab.',
    over: '%{day}',
    end: '%{name} abgelegt: %{day}.',
    cancel: 'Verschieben abgebrochen.',
  },
};
