import type { consent as tr } from '../tr/consent.ts';
import type { Shape } from '../messages.ts';

export const consent: Shape<typeof tr> = {
  ask: 'Andere Dienste erlauben?',
  askText:
    'Mit Ihrer Erlaubnis nutzt das Panel die folgenden Dienste; ohne sie wird keiner davon geladen. Ihre Wahl können Sie in den Einstellungen ändern.',
  single: 'Einzeln wählen',
  refuse: 'Nicht erlauben',
  allow: 'Erlauben',
  device: 'Ihre Wahl gilt für dieses Gerät.',
  chatFailed: 'Der Chat ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  purposes: {
    measurement: {
      name: 'Nutzungsmessung',
      text: 'Zählt, welche Seiten des Panels genutzt werden. Angaben zu Paaren und Ihre Texte werden nicht gesendet, und nichts dient der Werbung.',
    },
    chat: {
      name: 'Support-Chat',
      text: 'Lädt den Chat-Dienst, damit Sie unserem Support schreiben können; er sieht Ihren Namen.',
    },
  },
};
