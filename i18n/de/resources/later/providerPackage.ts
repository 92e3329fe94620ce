import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/providerPackage.ts';

export const messages: Shape<typeof shape> = {
  churned: {
    title:
      'Das Paket von %{count} Firma ist abgelaufen |||| Die Pakete von %{count} Firmen sind abgelaufen',
    ended: 'Letzter Tag: %{date}',
    endedOf: 'Paket %{productName}, letzter Tag: %{date}',
    return: 'Zurückkehren',
    returnOf: 'Mit %{name} zurückkehren',
  },
  package: {
    from: 'Seit %{date}',
    until: 'Gültig bis %{date}',
    endless: 'Kein Enddatum',
    lastDay: 'Heute ist der letzte Tag',
    daysLeft: 'Noch %{count} Tag |||| Noch %{count} Tage',
    features: 'Was das Paket enthält',
    packages: 'Pakete und Preise',
    none: 'Kein gültiges Paket',
    noneText:
      'Das Paket dieser Firma ist abgelaufen oder hat nie begonnen. Wählen Sie ein Paket, dann sind seine Funktionen wieder offen.',
  },
  leadForms: {
    text: 'Über diese Formulare auf Ihrer Seite schreiben Ihnen Paare. Was gefragt wird, hängt von Ihrer Kategorie ab.',
    required: 'Pflichtfeld',
    optional: 'freiwillig',
    none: 'Diese Firma hat keine Formulare',
  },
};
