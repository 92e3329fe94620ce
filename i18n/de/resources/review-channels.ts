import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/review-channels.ts';

export const messages: Shape<typeof shape> = {
  name: 'Bewertungskanal |||| Bewertungsübernahme',
  about: 'Ihre anderen Konten, deren Bewertungen auf Ihrer Seite gezeigt werden.',
  create: 'Kanal hinzufügen',
  empty: {
    title: 'Noch keine Kanäle',
    text: 'Fügen Sie Ihren Eintrag bei Google hinzu, damit dessen Bewertungen auch hier erscheinen.',
  },
  widget: {
    title: 'Bewertungen auf Ihrer Website',
    about: 'Zeigen Sie Ihre Bewertungen auf Ihrer Website: Aussehen wählen, Code kopieren.',
  },
  groups: {
    channel: 'Kanal',
  },
  help: {
    kind: 'Bewertungen kommen von Google. Facebook vergibt keine Sterne und Instagram hat keine Bewertungen; von dort kommen womöglich keine.',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    kind: 'Art',
    name: 'Name des Kanals',
    address: 'Adresse',
    isActive: 'Auf der Seite sichtbar',
    fetchedAt: 'Zuletzt abgerufen',
    fetchProblem: 'Problem',
    createdAt: 'Hinzugefügt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Kanäle suchen',
      providerId: 'Firma',
      kind: 'Art',
      isActive: 'Auf der Seite sichtbar',
    },
  },
  values: {
    kind: {
      google: 'Google',
      facebook: 'Facebook',
      instagram: 'Instagram',
      other: 'Andere',
    },
    fetchProblem: {
      not_found: 'Ort nicht gefunden',
      unreachable: 'Dienst antwortet nicht',
      unreadable: 'Antwort nicht lesbar',
      not_connected: 'Nicht verbunden',
    },
  },
  actions: {
    fetch: {
      do: 'Bewertungen jetzt abrufen',
      done: 'Die Bewertungen wurden abgerufen.',
    },
    show: {
      do: 'Auf der Seite zeigen',
      done: 'Jetzt auf Ihrer Seite sichtbar.',
    },
    hide: {
      do: 'Auf der Seite ausblenden',
      done: 'Nicht mehr auf Ihrer Seite sichtbar.',
    },
  },
};
