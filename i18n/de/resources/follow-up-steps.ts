import type { Shape } from '../../words.ts';
import type { words as shape } from '../../tr/resources/follow-up-steps.ts';

export const words: Shape<typeof shape> = {
  name: 'Nachfassschritt |||| Nachfassschritte',
  about: 'Erinnerungen, die von selbst an Paare gehen, die nicht geantwortet haben.',
  create: 'Schritt hinzufügen',
  empty: {
    title: 'Noch keine Nachfassschritte',
    text: 'Etwa eine E-Mail nach zwei Tagen und eine SMS nach fünf. Sie starten das Nachfassen bei jeder Anfrage selbst; es endet, wenn das Paar antwortet.',
  },
  groups: {
    step: 'Schritt',
    use: 'Verwendung',
  },
  fields: {
    id: 'Nr.',
    name: 'Name des Schritts',
    afterDays: 'Nach Tagen',
    channel: 'Versand',
    templateId: 'Vorlage',
    isActive: 'In Verwendung',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      isActive: 'In Verwendung',
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
      'Gezählt ab dem Start; Nachrichten gehen montags bis samstags von 8 bis 19 Uhr hinaus.',
    templateId:
      'Beim Start können Sie den Text für das Paar ändern. Eine SMS geht als einfacher Text hinaus.',
  },
  actions: {
    enable: {
      do: 'In Verwendung nehmen',
      done: 'Der Schritt ist in Verwendung.',
    },
    disable: {
      do: 'Außer Verwendung nehmen',
      done: 'Der Schritt ist außer Verwendung.',
    },
  },
};
