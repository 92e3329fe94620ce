import type { shell as tr } from '../tr/shell.ts';
import type { Shape } from '../messages.ts';

export const shell: Shape<typeof tr> = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  home: 'Startseite',
  primeMember: 'Prime-Mitglied',
  menu: {
    label: 'Hauptmenü',
    quick: 'Schnellzugriff',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    more: 'Mehr',
    locked: 'Nicht in Ihrem Paket',
    onHold: 'Nicht veröffentlicht',
    newTab: 'Öffnet sich in einem neuen Tab',
  },
  account: {
    label: 'Kontomenü: %{name}',
    settings: 'Einstellungen',
    productInfo: 'Produktdetails',
    refer: 'Firma empfehlen',
    language: 'Sprache',
    appearance: 'Darstellung',
    system: 'Wie das Gerät',
    light: 'Hell',
    dark: 'Dunkel',
    signOut: 'Abmelden',
  },
  offline:
    'Keine Internetverbindung. Die Anzeige ist womöglich veraltet, Änderungen lassen sich nicht speichern.',
  notices: {
    label: 'Meldungen',
    close: 'Meldung schließen',
    undo: 'Rückgängig',
  },
  social: {
    cancelled: 'Sie haben die Verknüpfung abgebrochen. Es hat sich nichts geändert.',
    google: {
      linked: 'Ihr Google-Konto ist verknüpft.',
      refused: 'Ihr Google-Konto konnte nicht verknüpft werden. Bitte versuchen Sie es erneut.',
    },
    facebook: {
      linked: 'Ihr Facebook-Konto ist verknüpft.',
      refused: 'Ihr Facebook-Konto konnte nicht verknüpft werden. Bitte versuchen Sie es erneut.',
    },
    instagram: {
      linked: 'Ihr Instagram-Konto ist verknüpft.',
      refused: 'Instagram hat die Berechtigung nicht erteilt. Bitte versuchen Sie es erneut.',
    },
  },
  errors: {
    toHome: 'Zur Startseite',
    notFound: {
      title: 'Eintrag nicht gefunden',
      text: 'Unter dieser Adresse gibt es keine Seite und keinen Eintrag; vielleicht wurde er gelöscht oder verschoben. Prüfen Sie die Adresse oder machen Sie auf der Startseite weiter.',
    },
    server: {
      title: 'Serverfehler',
      text: 'Diese Seite ließ sich wegen eines Fehlers auf unserer Seite nicht anzeigen. Gespeichertes ist sicher. Bitte versuchen Sie es erneut und schreiben Sie unserem Support, wenn es wieder passiert.',
      retry: 'Erneut versuchen',
    },
    unauthorized: {
      title: 'Sie haben keinen Zugriff auf diese Seite',
      text: 'Ihr Konto hat keinen Zugriff auf diese Seite, oder Ihre Sitzung ist abgelaufen. Bitten Sie den Kontoinhaber um Zugriff oder melden Sie sich neu an.',
      signIn: 'Anmelden',
    },
    missingPart:
      'Dieser Teil konnte nicht geladen werden. Speichern Sie Ihre Arbeit und laden Sie die Seite neu.',
    newVersion: {
      title: 'Das Panel wurde aktualisiert',
      text: 'Während Ihrer Arbeit ist eine neue Version erschienen. Laden Sie die Seite neu, um fortzufahren.',
      reload: 'Seite neu laden',
    },
  },
};
