import type { popups as tr } from '../tr/popups.ts';
import type { Shape } from '../messages.ts';

export const popups: Shape<typeof tr> = {
  later: 'Später',
  advertisement: {
    title: 'Neues für Sie',
    text: 'Sehen Sie in einer Minute, was im Panel neu ist.',
  },
  priceUpdate: {
    title: 'Aktualisieren Sie Ihre Preise',
    text: 'Abgelaufene Preise sehen Paare nicht. Das Erneuern dauert eine Minute.',
    left: 'noch %{smart_count} Liste |||| noch %{smart_count} Listen',
    expired: 'Abgelaufen am %{day}',
    incomplete: 'Preis fehlt',
    skip: 'Überspringen',
    saveNext: 'Speichern und weiter',
    saved: '%{name} ist aktualisiert.',
    stale:
      'Diese Liste wurde gerade von jemand anderem geändert. Sie sehen die aktuellen Preise; prüfen und speichern Sie sie.',
    doneByOther: '%{name} wurde inzwischen aktualisiert.',
  },
  missingCatalog: {
    title: 'Preisliste fehlt',
    text: 'Firmen, die ihre Preise zeigen, erhalten mehr Anfragen. Diese hat noch keine Preisliste:',
    add: 'Liste hinzufügen',
    addFor: 'Liste für %{name} hinzufügen',
  },
  missingInfo: {
    title: 'Auf Ihrer Seite fehlen Angaben',
    text: 'Vollständige Seiten erscheinen in der Suche der Paare weiter oben.',
    complete: 'Ergänzen',
    step: '%{at} von %{of}',
    completeNamed: '%{name} ergänzen',
  },
  referral: {
    title: 'Empfehlen Sie Firmen, die Sie kennen',
    text: 'Kommt die empfohlene Firma zu uns, erhalten Sie Gutscheine.',
    amount: 'Höchstwert der Gutscheine je Empfehlung',
    recommend: 'Firma empfehlen',
  },
};
