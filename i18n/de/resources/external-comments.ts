import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/external-comments.ts';

export const messages: Shape<typeof shape> = {
  name: 'Externe Bewertung |||| Externe Bewertungen',
  about:
    'Was bei Google und in anderen Kanälen geschrieben wurde; was Sie nicht ausblenden, kann auf Ihrer Website stehen.',
  empty: {
    title: 'Noch keine externen Bewertungen',
    text: 'Fügen Sie einen Bewertungskanal hinzu; dessen Bewertungen werden alle sechs Stunden abgerufen.',
  },
  views: { all: 'Alle', shown: 'Sichtbar', hidden: 'Ausgeblendet' },
  groups: { review: 'Bewertung', place: 'Kanal' },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    channelId: 'Kanal',
    kind: 'Dienst',
    externalId: 'Nummer beim Dienst',
    author: 'Verfasst von',
    star: 'Sterne',
    text: 'Bewertung',
    writtenAt: 'Verfasst',
    isHidden: 'Auf Ihrer Website',
    createdAt: 'Abgerufen',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Bewertungen suchen',
      providerId: 'Firma',
      channelId: 'Kanal',
      kind: 'Dienst',
      star: 'Sterne',
      isHidden: 'Ausgeblendet',
    },
  },
  values: {
    isHidden: { true: 'Ausgeblendet', false: 'Sichtbar' },
    kind: { google: 'Google', facebook: 'Facebook', instagram: 'Instagram', other: 'Andere' },
  },
  actions: {
    hide: { do: 'Ausblenden', done: 'Wird auf Ihrer Website nicht mehr gezeigt.' },
    show: { do: 'Einblenden', done: 'Wird jetzt auf Ihrer Website gezeigt.' },
  },
};
