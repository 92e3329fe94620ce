import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/couponStats.ts';

/** Figures above the list of coupons. */
export const messages: Shape<typeof shape> = {
  line: { sent: 'Gesendet', used: 'Eingelöst', income: 'Umsatz' },
  label: 'Überblick über Gutscheine',
  none: 'Noch keine Gutscheine',
  noneText: 'Sobald Sie Gutscheine vergeben, sehen Sie hier, wie viele eingelöst werden.',
  title: 'Weg der Gutscheine',
  says: '%{used} von %{made} Gutscheinen wurden eingelöst; %{emails} E-Mails wurden gesendet, Umsatz %{income}.',
  step: 'Schritt',
  count: 'Gutscheine',
  steps: {
    made: 'Angelegt',
    assigned: 'Vergeben',
    sent: 'Gesendet',
    used: 'Eingelöst',
  },
};
