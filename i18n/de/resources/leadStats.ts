import type { messages as turkish } from '../../tr/resources/leadStats.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof turkish> = {
  clocks:
    'Der Durchschnitt zählt montags bis samstags von 8 bis 19 Uhr, ohne Nächte und Sonntage. Die 24 Stunden bis zur Antwort laufen Tag und Nacht.',
  spam: 'Als Spam bestätigte Anfragen werden nicht gezählt.',
  filtered: 'Berechnet nach den Filtern dieser Liste.',
  line: { average: 'Ø Antwort', rate: 'in 24 Std. beantwortet' },
  duration: { minutes: '%{minutes} Min.', hours: '%{hours} Std. %{minutes} Min.' },
  none: 'Keine Anfragen mit diesen Filtern',
  noneText: 'Ändern Sie die Filter; eingegangene Anfragen werden hier zusammengefasst.',
  figures: {
    label: 'In Zahlen',
    average: 'Durchschnittliche Antwortzeit',
    averageText: 'Bis zur ersten Antwort, in Arbeitszeit gerechnet',
    rate: 'Antwortquote',
    rateText: 'In 24 Stunden beantwortet, letzte 30 Tage',
    rateTextChosen: 'In 24 Stunden beantwortet, im gewählten Zeitraum',
    deals: 'Buchungsquote',
    dealsText: 'Buchungen: %{deals}, Anfragen: %{total}',
    amount: 'Buchungswert',
    amountText: 'Summe der von Ihnen erfassten Buchungen',
    missed: 'Überfällig',
    missedText: 'Nach 24 Stunden ohne Antwort; weniger als 4 Stunden übrig: %{near}',
  },
  months: {
    title: 'Nach Monat',
    says: 'Stärkster Monat: %{month}. Anfragen: %{total}, Buchungen: %{deals}.',
    month: 'Monat',
    total: 'Anfragen',
    deals: 'Buchungen',
  },
  statuses: {
    title: 'Nach Status',
    says: '%{total} Anfragen: %{waiting} warten auf Antwort, %{talks} im Gespräch, %{deals} gebucht.',
    status: 'Status',
    count: 'Anfragen',
  },
  calls: {
    title: 'Nach Anrufen',
    says: 'Bei %{talked} von %{total} Anrufen wurde das Paar erreicht.',
    none: 'Noch kein Anruf hat ein Ergebnis.',
    result: 'Ergebnis',
    count: 'Anrufe',
  },
  reading: {
    title: 'Nach Lesestatus',
    says: 'In %{unread} von %{total} Anfragen ist etwas ungelesen.',
    status: 'Lesestatus',
    count: 'Anfragen',
  },
};
