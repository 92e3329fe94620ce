import type { messages as tr } from '../../tr/resources/customer-spaces.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  name: 'Saal |||| Säle und Kapazität',
  about:
    'Die Säle und Gärten Ihrer Location: wie viele Gäste sie fassen und auf welchen Seiten sie stehen.',
  create: 'Saal hinzufügen',
  empty: {
    title: 'Noch keine Säle',
    text: 'Fügen Sie Ihre Säle mit ihrer Kapazität hinzu; Paare suchen nach der Zahl ihrer Gäste.',
  },
  groups: { hall: 'Saal', capacity: 'Kapazität', pages: 'Weitere Firmen' },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    name: 'Name des Saals',
    areaType: 'Bereich',
    mealCapacity: 'Kapazität mit Essen',
    cocktailCapacity: 'Kapazität beim Empfang',
    linkedProviderIds: 'Auch gezeigt bei',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Saal suchen',
      providerId: 'Firma',
      areaType: 'Bereich',
      mealCapacityStart: 'Kapazität mit Essen',
    },
  },
  help: {
    name: 'Buchstaben und Ziffern, zum Beispiel Platanensaal.',
    mealCapacity: 'Gäste, die Sie an Tischen bewirten können.',
    cocktailCapacity: 'Gäste, die Sie im Stehen bewirten können.',
    linkedProviderIds: 'Steht auch auf den Seiten Ihrer anderen Firmen, die den Saal mitnutzen.',
  },
  values: {
    areaType: { indoor: 'Innen', outdoor: 'Außen', indoor_and_outdoor: 'Innen und außen' },
  },
};
