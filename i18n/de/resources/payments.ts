import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/payments.ts';

export const messages: Shape<typeof shape> = {
  name: 'Zahlung |||| Zahlungen',
  about: 'Geleistete und offene Zahlungen für die Pakete Ihrer Firmen.',
  empty: {
    title: 'Noch keine Zahlungen',
    text: 'Hier stehen die Zahlungen Ihres Pakets.',
  },
  views: {
    all: 'Alle',
    due: 'Fällig',
    planned: 'Geplant',
    paid: 'Bezahlt',
  },
  groups: {
    payment: 'Zahlung',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    description: 'Beschreibung',
    amountMinor: 'Betrag (Kuruş)',
    amount: 'Betrag',
    status: 'Status',
    dueDate: 'Fällig am',
    recurringMonth: 'Abo-Monat',
    createdAt: 'Hinzugefügt',
    filters: {
      q: 'Zahlungen suchen',
      providerId: 'Firma',
      status: 'Status',
      dueDateStart: 'Fällig ab',
      dueDateEnd: 'Fällig bis',
    },
  },
  values: {
    status: {
      planned: 'Geplant',
      pending: 'Offen',
      paid: 'Bezahlt',
      overdue: 'Überfällig',
      failed: 'Fehlgeschlagen',
    },
  },
};
