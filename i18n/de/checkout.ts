import type { checkout as tr } from '../tr/checkout.ts';
import type { Shape } from '../messages.ts';

/** Words of the page of payment. */
export const checkout: Shape<typeof tr> = {
  order: 'Zu zahlen',
  choose: 'Diese Zahlung einschließen',
  includesTax: 'inkl. MwSt.',
  due: 'Fällig am %{date}',
  remove: 'Entfernen',
  total: 'Gesamt',
  cost: 'Kosten der Raten',
  products: {
    title: 'Paket verlängern oder erweitern',
    page: 'Für welche Firma',
    months: '%{count} Monate',
    add: '%{name} hinzufügen',
  },
  card: 'Karte',
  kept: {
    title: 'Ihre Karte',
    ends: '•••• %{digits}',
    expiry: '%{month}/%{year}',
    soon: 'Läuft bald ab',
    expired: 'Abgelaufen',
  },
  other: 'Andere Karte',
  fields: 'Kartendaten',
  cvc: 'Prüfziffer',
  onPage: 'Ihre Karte geben Sie im nächsten Schritt auf der Seite von %{name} ein.',
  safe: 'Ihre Kartennummer erreicht uns nicht; %{name} verarbeitet sie. Sie bestätigen die Zahlung mit 3-D Secure.',
  keep: 'Karte für spätere Zahlungen speichern',
  keepNotice:
    'Wir speichern Ihre Kartennummer nicht; das tut der Zahlungsdienst %{name}. Bei uns bleiben Marke, die ersten 6 und letzten 4 Ziffern und das Ablaufdatum. Das Speichern ist freiwillig, und Sie können die Karte jederzeit löschen.',
  keepFull:
    'Höchstens 10 Karten können gespeichert werden. Löschen Sie eine, um eine neue hinzuzufügen.',
  parts: 'Raten',
  once: 'Einmalzahlung',
  times: '%{smart_count} Raten |||| %{smart_count} Raten',
  monthly: '%{count} × %{amount}',
  pay: '%{amount} bezahlen',
  paying: 'Verbindung zur Bank…',
  nothing: 'Wählen Sie, was bezahlt werden soll.',
  invalid: 'Prüfen Sie die Kartendaten.',
  unanswered:
    'Die Kartenfelder haben den Zahlungsdienst nicht erreicht; Ihre Karte wurde nicht belastet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  frame: {
    title: '3-D-Secure-Prüfung',
    text: 'Bestätigen Sie die Zahlung auf der Seite Ihrer Bank. Schließen Sie das Fenster, wird nichts bezahlt.',
    cancel: 'Abbrechen',
    again: 'Seite der Bank erneut öffnen',
  },
  reader: 'Zum Bezahlen braucht Ihr Benutzer das Recht für Zahlungen.',
  support: 'Im Namen eines Kunden kann nichts bezahlt werden; Sie können nur ansehen.',
  closed:
    'Kartenzahlung ist derzeit nicht möglich. Ihre Kundenbetreuung schließt die Zahlung mit Ihnen ab.',
  write: 'Kundenbetreuung schreiben',
  list: 'Alle Zahlungen',
  retry: 'Erneut versuchen',
  receipt: 'Beleg herunterladen',
  receiptFailed: 'Der Beleg konnte nicht heruntergeladen werden. Versuchen Sie es erneut.',
  secure: 'Sichere Zahlung',
  cards: {
    title: 'Meine Karten',
    count: '%{count} von 10 Karten',
    add: 'Karte hinzufügen',
    save: 'Karte speichern',
    name: 'Name der Karte',
    nameHelp: 'Bleibt er leer, heißt sie nach Marke und letzten vier Ziffern.',
    primary: 'Hauptkarte',
    makePrimary: 'Als Hauptkarte',
    remove: 'Löschen',
    removed: 'Die Karte wurde gelöscht.',
    removeTitle: '%{name} löschen?',
    removeText: 'Die Karte wird hier und beim Zahlungsdienst gelöscht.',
    removeHeir:
      'Die Karte wird hier und beim Zahlungsdienst gelöscht. Danach ist %{name} Ihre Hauptkarte.',
    none: 'Keine gespeicherten Karten',
    noneText: 'Fügen Sie eine Karte hinzu oder speichern Sie eine beim Bezahlen.',
  },
  waiting: 'Offene Zahlungen: %{amount}',
  debt: 'Sie haben überfällige Zahlungen: %{amount}',
  renewal:
    'Die Preise der Pakete werden alle drei Monate nach dem Inflationsindex neu festgelegt; der Preis eines bezahlten Zeitraums ändert sich nicht.',
  go: 'Zur Zahlung',
  state: {
    captured: {
      title: 'Zahlung erhalten',
      text: 'Vielen Dank. Ihr Beleg bleibt auf der Seite der Zahlungen.',
    },
    declined: { title: 'Zahlung nicht möglich', text: 'Von Ihrer Karte wurde nichts abgebucht.' },
    expired: {
      title: 'Zahlung nicht abgeschlossen',
      text: 'Von Ihrer Karte wurde nichts abgebucht. Sie können es erneut versuchen.',
    },
    working: {
      title: 'Warten auf Ihre Bank',
      text: 'Sie können diese Seite schließen; das Ergebnis steht hier.',
    },
    unknown: {
      title: 'Das Ergebnis ist noch nicht bekannt',
      text: 'Die Bank hat nicht geantwortet. Zahlen Sie nicht erneut: Wir fragen weiter und zeigen das Ergebnis hier.',
    },
    person: {
      title: 'Ihre Zahlung wird geprüft',
      text: 'Zahlen Sie nicht erneut. Unser Support klärt sie mit der Bank und meldet sich.',
    },
    refunded: {
      title: 'Zahlung erstattet',
      text: 'Der Betrag ging auf Ihre Karte zurück; bis zur Gutschrift können einige Tage vergehen.',
    },
    partly_refunded: {
      title: 'Ein Teil Ihrer Zahlung wurde erstattet',
      text: 'Der erstattete Betrag ging auf Ihre Karte zurück; bis zur Gutschrift können einige Tage vergehen.',
    },
    charged_back: {
      title: 'Ihre Bank hat die Zahlung zurückgeholt',
      text: 'Der Betrag ging nach einem Einspruch an Ihre Bank zurück. Wenn Sie das für einen Irrtum halten, schreiben Sie unserem Support.',
    },
    refunding: {
      title: 'Zahlung wird erstattet',
      text: 'Der Betrag geht auf Ihre Karte zurück. Was bereits bezahlt war, bleibt bezahlt.',
    },
  },
  reason: {
    refused: 'Ihre Bank hat die Zahlung abgelehnt.',
    insufficient_funds: 'Guthaben oder Limit der Karte reichen nicht.',
    card_expired: 'Die Karte ist abgelaufen.',
    wrong_cvc: 'Die Prüfziffer ist falsch.',
    suspected: 'Ihre Bank hat die Zahlung aus Sicherheitsgründen gestoppt. Rufen Sie Ihre Bank an.',
    not_authenticated: 'Die 3-D-Secure-Prüfung wurde nicht abgeschlossen.',
    gateway_refused: 'Der Zahlungsdienst hat diese Karte nicht angenommen.',
    page_missing: 'Das 3-D-Secure-Formular wurde nicht gefunden.',
    page_address: 'Die 3-D-Secure-Weiterleitungsadresse ist ungültig.',
    price_changed: 'Der Betrag hat sich inzwischen geändert.',
    cancelled: 'Sie haben die Zahlung abgebrochen.',
  },
};
