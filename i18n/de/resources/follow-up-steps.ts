import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/follow-up-steps.ts';

export const messages: Shape<typeof shape> = {
  name: 'Nachfassschritt |||| Nachfassschritte',
  about: 'Erinnerungen, die automatisch an Paare gehen, die nicht geantwortet haben.',
  create: 'Schritt hinzufügen',
  empty: {
    title: 'Noch keine Nachfassschritte',
    text: 'Zum Beispiel eine E-Mail nach zwei Tagen und eine SMS nach fünf. Sie starten das Nachfassen bei jeder Anfrage selbst; es endet, wenn das Paar antwortet.',
  },
  groups: {
    step: 'Schritt',
    use: 'Verwendung',
  },
  fields: {
    id: 'Nr.',
    name: 'Name des Schritts',
    afterDays: 'Tage nach dem Start',
    channel: 'Versandweg',
    templateId: 'Vorlage',
    isActive: 'Aktiv',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      isActive: 'Aktiv',
    },
  },
  values: {
    channel: {
      email: 'E-Mail',
      sms: 'SMS',
    },
  },
  help: {
    afterDays:
      'Gezählt ab dem Start des Nachfassens; Nachrichten werden montags bis samstags von 8 bis 19 Uhr gesendet.',
    templateId:
      'Beim Start können Sie den Text für das Paar anpassen. SMS werden als einfacher Text gesendet.',
  },
  actions: {
    enable: {
      do: 'Aktivieren',
      done: 'Der Schritt ist aktiviert.',
    },
    disable: {
      do: 'Deaktivieren',
      done: 'Der Schritt ist deaktiviert.',
    },
  },
};
