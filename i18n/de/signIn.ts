import type { signIn as tr } from '../tr/signIn.ts';
import type { Shape } from '../messages.ts';

export const signIn: Shape<typeof tr> = {
  loading: 'Wird geladen',
  language: 'Sprache',
  or: 'oder',
  show: 'Anzeigen',
  hide: 'Verbergen',
  picture: {
    title: 'Jeder schöne Tag beginnt mit guter Vorbereitung.',
    text: 'Anfragen Ihrer Paare, Ihr Kalender und Ihre Seite an einem Ort.',
  },
  login: {
    title: 'Anmelden',
    heading: 'Willkommen',
    lead: 'Melden Sie sich an, um fortzufahren.',
    identifier: 'Benutzername, E-Mail oder Telefon',
    password: 'Passwort',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft',
    forgotPassword: 'Passwort vergessen',
    forgotUsername: 'Benutzernamen vergessen',
    withCode: 'Mit Einmalcode anmelden',
    google: 'Weiter mit Google',
    facebook: 'Weiter mit Facebook',
  },
  expired: {
    heading: 'Ihre Sitzung ist abgelaufen',
    lead: 'Melden Sie sich erneut an, um weiterzuarbeiten. Ihre Eingaben sind noch da.',
  },
  demo: {
    heading: 'Demokonten',
    text: 'Wählen Sie eines, um sofort angemeldet zu sein.',
  },
  offline: {
    title: 'Keine Verbindung',
    heading: 'Der Server ist nicht erreichbar',
    text: 'Sie bleiben angemeldet. Sobald die Verbindung wieder steht, geht es hier weiter.',
    retry: 'Erneut versuchen',
  },
  broken: {
    title: 'Das Panel konnte nicht geöffnet werden',
    text: 'Die Dateien des Panels konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    reload: 'Seite neu laden',
  },
  required: 'Dieses Feld ist erforderlich.',
};
