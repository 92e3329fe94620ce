import type { messages as tr } from '../../tr/resources/todo.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'Aufgaben',
  late: 'Überfällig',
  today: 'Heute',
  tomorrow: 'Morgen',
  finish: 'Erledigt',
  reopen: 'Wieder öffnen',
  doneNamed: 'Erledigt: %{name}',
  finished: 'Als erledigt markiert.',
  reopened: 'Wieder offen.',
  snooze: 'Verschieben',
  snoozeNamed: 'Verschieben: %{name}',
  snoozed: 'Auf %{when} verschoben.',
  confirmed: 'Bestätigt',
  unconfirmed: 'Noch nicht bestätigt',
  waiting: 'Wird automatisch gesendet',
  sent: 'Gesendet',
  cut: 'Die ersten 100 werden angezeigt. Weitere folgen, sobald Sie Aufgaben abhaken.',
  facts: {
    open: '%{smart_count} offene Aufgabe |||| %{smart_count} offene Aufgaben',
    done: '%{smart_count} erledigte Aufgabe |||| %{smart_count} erledigte Aufgaben',
  },
  tabs: {
    open: 'Offen',
    done: 'Erledigt',
  },
  whose: {
    label: 'Wessen Aufgaben',
    mine: 'Meine',
    everyone: 'Alle',
  },
  kinds: {
    appointment: 'Termin',
    call: 'Paar zurückrufen',
  },
  until: {
    hour: 'In einer Stunde',
    evening: 'Heute Abend',
    tomorrow: 'Morgen früh',
    nextWeek: 'Montag früh',
  },
  empty: {
    open: 'Keine offenen Aufgaben',
    openText: 'Notizen mit Erinnerung, Termine und automatische Nachrichten erscheinen hier.',
    done: 'Noch nichts erledigt',
    doneText: 'Was Sie abhaken, bleibt hier und lässt sich rückgängig machen.',
    toLeads: 'Zu den Paaren',
  },
};
