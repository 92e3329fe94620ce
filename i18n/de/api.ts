import type { Shape } from '../messages.ts';
import type { api as shape } from '../tr/api.ts';
import { notificationTexts } from './notificationTexts.ts';

export const api: Shape<typeof shape> = {
  ...notificationTexts,
  errors: {
    malformed: 'Die Anfrage ist fehlerhaft.',
    unauthenticated:
      'Sie sind nicht angemeldet oder Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an.',
    invalid_credentials: 'Diese Angaben stimmen nicht überein. Bitte versuchen Sie es erneut.',
    password_expired: 'Ihr Passwort ist abgelaufen. Bitte legen Sie ein neues fest.',
    forbidden: 'Ihre Rolle erlaubt das nicht.',
    feature: 'Ihr Paket enthält das nicht.',
    blocked_while_impersonating: 'Nicht möglich, während Sie im Namen eines Kunden arbeiten.',
    reauth_required: 'Geben Sie Ihr Passwort erneut ein, um fortzufahren.',
    not_found: 'Eintrag nicht gefunden.',
    conflict: 'Das passt nicht zum aktuellen Stand des Eintrags.',
    stale_version:
      'Der Eintrag wurde inzwischen geändert. Sehen Sie sich den aktuellen Stand an und versuchen Sie es erneut.',
    refused: 'Das ist zurzeit nicht möglich.',
    idempotency_mismatch: 'Dieser Schlüssel wurde bereits für einen anderen Vorgang verwendet.',
    in_use: 'Der Eintrag wird verwendet, deshalb wurde nichts geändert.',
    quota:
      'Die Grenze Ihres Pakets ist erreicht: %{used} von %{allowed}. Löschen Sie etwas oder erweitern Sie Ihr Paket.',
    too_large: 'Der gesendete Inhalt ist zu groß.',
    unsupported_media_type: 'Dieser Inhaltstyp wird nicht unterstützt.',
    validation: 'Einige Angaben stimmen nicht. Bitte prüfen Sie das Formular.',
    version_required: 'Die Version des Eintrags fehlt.',
    too_many_requests: 'Zu viele Zugriffe in kurzer Zeit. Bitte warten Sie %{wait}.',
    internal: 'Ein unerwarteter Fehler ist aufgetreten.',
    unavailable:
      'Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
  reasons: {
    other: 'Das ist zurzeit nicht möglich.',
    taken: 'Dieser Wert ist bereits vergeben.',
    too_many_tries: 'Zu viele Anmeldeversuche. Versuchen Sie es in %{wait} erneut.',
    transition: 'Bei diesem Status der Anfrage ist das nicht möglich.',
    archived: 'Anfragen, die älter als sechs Monate sind, können nur angesehen werden.',
    masked:
      'Ihr Paket umfasst drei Paare im Monat. Mit einem größeren Paket sehen Sie auch diese Anfrage.',
    closed: 'Das Paar hat alle Kontaktwege geschlossen; eine Antwort ist nicht möglich.',
    phone_only: 'Dieses Paar möchte nur telefonisch kontaktiert werden.',
    email_only: 'Dieses Paar möchte nur per E-Mail kontaktiert werden.',
    anonymised:
      'Die Kontaktdaten des Paares sind verborgen; Sie erreichen es per E-Mail oder über die Zentrale.',
    no_email: 'Das Paar hat keine E-Mail-Adresse.',
    no_phone: 'Das Paar hat keine Telefonnummer.',
    spam: 'Diese Anfrage wurde als Spam gemeldet.',
    answered: 'Inzwischen hat jemand aus Ihrem Team diesem Paar geantwortet.',
    not_failed: 'Nur fehlgeschlagene Nachrichten können erneut gesendet werden.',
    subscribed: 'Sie haben bereits ein Abonnement.',
    max_cards:
      'Sie können höchstens 10 Karten speichern. Löschen Sie eine, um eine neue hinzuzufügen.',
    card_refused:
      'Die Karte konnte nicht gespeichert werden. Geben Sie sie erneut ein oder nehmen Sie eine andere.',
    card_kept:
      'Die Karte konnte beim Zahlungsdienst nicht gelöscht werden. Versuchen Sie es später erneut.',
    card_in_use: 'Mit dieser Karte läuft eine Zahlung. Warten Sie deren Ergebnis ab.',
    already_paid: 'Diese Zahlung wurde bereits geleistet.',
    payment_under_way: 'Dafür läuft bereits eine Zahlung. Warten Sie zuerst deren Ergebnis ab.',
    payments_closed: 'Kartenzahlung ist derzeit nicht möglich. Ihre Kundenbetreuung hilft Ihnen.',
    price_changed:
      'Der Betrag hat sich inzwischen geändert. Prüfen Sie ihn und versuchen Sie es erneut.',
    page_missing: 'Das 3-D-Secure-Formular wurde nicht gefunden.',
    page_address: 'Die 3-D-Secure-Weiterleitungsadresse ist ungültig.',
    payment_returned: 'Sie sind von Ihrer Bank zurück. Weiter zur Zahlungsseite.',
    place_not_found:
      'Der Dienst hat unter dieser Adresse keinen Ort gefunden. Prüfen Sie Name und Adresse des Kanals.',
    place_unreachable:
      'Der Dienst ist nicht erreichbar. Versuchen Sie es später erneut; bereits Abgerufenes bleibt.',
    place_unreadable: 'Die Antwort des Dienstes war nicht lesbar. Bereits Abgerufenes bleibt.',
    place_not_connected:
      'Von diesem Dienst lassen sich keine Bewertungen abrufen. Das Support-Team hilft Ihnen.',
    not_paid: 'Nur geleistete Zahlungen haben einen Beleg.',
    no_own_email: 'Ergänzen Sie zuerst eine E-Mail-Adresse in Ihrem Profil.',
    send_failed_own:
      'Der Beleg konnte nicht gesendet werden. Prüfen Sie die E-Mail-Adresse in Ihrem Profil.',
    not_own_lead: 'Nur von Ihnen hinzugefügte Anfragen können gelöscht werden.',
    already_reported: 'Diese Anfrage wurde bereits gemeldet.',
    already_sent: 'Der Link wurde bereits gesendet.',
    appointment_missing: 'Legen Sie zuerst einen Termin fest.',
    call_failed: 'Der Anruf kam nicht zustande.',
    last_owner: 'Das Konto braucht mindestens einen Inhaber.',
    yourself: 'Das können Sie nicht für sich selbst tun.',
    already_linked: 'Diese Verknüpfung besteht bereits.',
    link_used: 'Dieser Link ist ungültig oder abgelaufen.',
    social_unknown:
      'Mit diesem Konto ist kein Benutzer verknüpft. Melden Sie sich mit Passwort an und verknüpfen Sie es in Ihren Einstellungen.',
    social_failed: 'Das Konto konnte nicht zugeordnet werden.',
    instagram_taken: 'Dieses Instagram-Konto ist mit einer anderen Firma verbunden.',
    instagram_failed: 'Instagram hat die Erlaubnis nicht erteilt.',
    two_factor_off: 'Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet.',
    two_factor_on: 'Die Zwei-Faktor-Anmeldung ist bereits eingeschaltet.',
    note_only: 'Nur von Ihnen geschriebene Notizen können geändert werden.',
    config_unknown: 'Diese Auswahl gibt es nicht mehr.',
    no_whatsapp: 'Ihr Paket enthält keinen Kontakt über WhatsApp.',
    no_own_phone: 'Hinterlegen Sie zum Anrufen zuerst eine Telefonnummer in Ihrem Profil.',
    send_failed:
      'Die Nachricht konnte nicht gesendet werden. Vielleicht ist die Adresse des Paares falsch oder das Postfach voll; versuchen Sie es telefonisch.',
    changed_meanwhile:
      'Der Eintrag wurde inzwischen geändert; sehen Sie sich den neuen Stand an und entscheiden Sie dann.',
    at_end: 'Der Eintrag steht schon am Anfang oder am Ende.',
    hall_booked:
      'Dieser Saal hat heute oder später Kalendereinträge; auch die der Firmen, die ihn teilen, zählen. Verlegen Sie sie zuerst in einen anderen Saal oder löschen Sie sie.',
    locked: 'Die ersten Plätze wählt das System; dieser Eintrag lässt sich nicht verschieben.',
    max_records:
      'Die Höchstzahl an Einträgen ist erreicht. Löschen Sie einen, um einen neuen anzulegen.',
    over: 'Der letzte Tag ist vorbei. Ändern Sie die Daten, oder kopieren Sie den Eintrag mit neuen.',
    campaign_closed: 'Die Aktion ist derzeit nicht veröffentlicht oder abgelaufen.',
    lead_over: 'Diese Anfrage ist abgeschlossen; Aktionen können hier nicht mehr gesendet werden.',
    needs_deal:
      'Bewertungen können Sie nur von Paaren erbitten, die bei Ihnen gebucht haben. Erfassen Sie zuerst die Buchung.',
    review_answered: 'Dieses Paar hat seine Bewertung geschrieben.',
    review_declined: 'Dieses Paar möchte keine Bewertung schreiben.',
    review_expired: 'Dieser Link ist abgelaufen.',
    follow_up_closed: 'Nachfassen lässt sich nur bei offenen Anfragen starten.',
    follow_up_refused: 'Das Paar möchte keine automatischen Nachrichten erhalten.',
    follow_up_running: 'Bei dieser Anfrage läuft bereits ein Nachfassen.',
    follow_up_over: 'Dieses Nachfassen ist bereits beendet.',
    not_own: 'Was Sie nicht angelegt haben, können Sie nicht löschen.',
    state: 'Beim aktuellen Status des Eintrags ist das nicht möglich.',
    upgrade_sent: 'Ihr Wunsch liegt uns vor; Ihre Kundenbetreuung ruft Sie an.',
    referral_month: 'Die Prämien dieses Monats sind ausgeschöpft; nächsten Monat geht es weiter.',
    referral_total: 'Alle Prämien sind ausgeschöpft. Vielen Dank für Ihre Empfehlungen.',
    gateway_disagrees:
      'Der Zahlungsdienst meldet, dass er diese Zahlung nicht eingezogen hat; sie kann nicht als eingegangen abgeschlossen werden.',
    refund_asked:
      'Die Erstattung wurde vor weniger als fünf Minuten angefordert; die Antwort steht noch aus. Versuchen Sie es in fünf Minuten erneut.',
    refund_elsewhere:
      'Der Zahlungsdienst zeigt zu dieser Zahlung eine Erstattung, die nicht von hier angefordert wurde. Prüfen Sie sie dort; ist es diese, schließen Sie die Erstattung als erfolgt ab.',
    refund_owed:
      'Dieser Betrag wurde doppelt bezahlt; seine Erstattung bleibt offen, bis sie ausgeführt ist.',
    wizard_unknown:
      'Diesen Registrierungslink gibt es nicht. Bitte prüfen Sie, ob Sie ihn vollständig geöffnet haben.',
    wizard_finished:
      'Diese Registrierung ist abgeschlossen. Bitte melden Sie sich mit Benutzername und Passwort an.',
    wizard_expired:
      'Dieser Registrierungslink ist abgelaufen. Bitte fordern Sie bei uns einen neuen an.',
    wizard_withdrawn:
      'Dieser Registrierungslink wurde zurückgezogen. Bitte fordern Sie bei uns einen neuen an.',
    wizard_incomplete: 'Ein früherer Schritt fehlt. Ergänzen Sie ihn und versuchen Sie es erneut.',
    support_agent: 'Im Namen von Mitarbeitenden des Support-Desks kann nicht gearbeitet werden.',
    support_left:
      'Diese Person hat das Konto verlassen; in ihrem Namen kann nicht gearbeitet werden.',
    support_invited:
      'Diese Person hat ihre Einladung noch nicht angenommen; in ihrem Namen kann nicht gearbeitet werden.',
  },
  fields: {
    feature: 'Ihr Paket enthält das nicht.',
    owner: 'Das bestimmt nur das Paar, das die Bewertung geschrieben hat.',
    invalid: 'Geben Sie einen gültigen Wert ein.',
    required: 'Dieses Feld ist erforderlich.',
    blocked: 'Kann im Namen eines Kunden nicht geändert werden.',
    unknown: 'Dieses Feld ist unbekannt.',
    type: 'Der Wert hat den falschen Typ.',
    enum: 'Wählen Sie einen der aufgeführten Werte.',
    characters: 'Enthält ungültige Zeichen.',
    minLength: 'Geben Sie mindestens %{limit} Zeichen ein.',
    maxLength: 'Geben Sie höchstens %{limit} Zeichen ein.',
    minimum: 'Mindestens %{limit}.',
    maximum: 'Höchstens %{limit}.',
    minItems: 'Wählen Sie mindestens %{limit}.',
    maxItems: 'Wählen Sie höchstens %{limit}.',
    minProperties: 'Es wurde nichts geändert.',
    uniqueItems: 'Derselbe Wert kommt mehrmals vor.',
    pattern: 'Das Format passt nicht.',
    format_email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    format_date: 'Geben Sie ein gültiges Datum ein.',
    format_date_time: 'Geben Sie ein gültiges Datum mit Uhrzeit ein.',
    format_web_url: 'Geben Sie eine gültige Adresse ein, die mit http:// oder https:// beginnt.',
    format_https_url: 'Geben Sie eine gültige Adresse ein, die mit https:// beginnt.',
    phone: 'Geben Sie eine gültige Telefonnummer ein.',
    identity: 'Geben Sie eine gültige Ausweisnummer ein.',
    iban: 'Geben Sie eine gültige IBAN ein.',
    tax_number: 'Geben Sie eine gültige Steuernummer ein.',
    taken: 'Dieser Wert ist bereits vergeben.',
    past: 'Muss in der Vergangenheit liegen.',
    future: 'Muss in der Zukunft liegen.',
    too_young: 'Muss mindestens 18 Jahre alt sein.',
    too_old: 'Das Datum darf höchstens 100 Jahre zurückliegen.',
    common_password: 'Dieses Passwort ist zu gebräuchlich, wählen Sie ein anderes.',
    wrong_password: 'Das Passwort ist falsch.',
    wrong_code: 'Der Code ist falsch oder abgelaufen.',
    contact_details:
      'Bitte keine Telefonnummern, E-Mail- oder Webadressen und Social-Media-Konten; Paare erreichen Sie über die Schaltflächen Ihrer Seite.',
    not_own: 'Diesen Eintrag gibt es nicht.',
    recommends_itself: 'Eine Firma kann sich nicht selbst empfehlen.',
    other_page: 'Dieser Saal gehört zu einer anderen Firma.',
    day_taken: 'Dieser Tag ist belegt: %{name}. Bestätigen Sie, um trotzdem zu speichern.',
    hall_taken: 'Eine Ihrer Firmen belegt den Saal. Bestätigen Sie, um trotzdem zu speichern.',
    calendar_file: 'Das ist keine Kalenderdatei (.ics), oder sie ist nicht lesbar.',
    calendar_many:
      'Ein Kalender darf höchstens %{limit} Termine enthalten; exportieren Sie einen kürzeren Zeitraum.',
    other_type: 'Diese Option gehört zu einer anderen Art.',
    category: 'Das gilt nicht für Firmen dieser Kategorie.',
    file_empty: 'Diese Datei ist leer.',
    file_type: 'Eine Datei dieser Art kann nicht hochgeladen werden.',
    image_type: 'Wählen Sie ein Bild im Format JPG, PNG oder WebP.',
    image_small: 'Das Bild muss mindestens %{limit} Pixel breit sein.',
    image_large: 'Das Bild darf höchstens %{limit} Pixel breit sein.',
    image_tall: 'Das Bild darf höchstens %{limit} Pixel hoch sein.',
    image_pixels: 'Das Bild darf höchstens %{limit} Millionen Pixel haben. Verkleinern Sie es.',
    image_broken: 'Dieses Bild ist beschädigt oder unvollständig. Wählen Sie es erneut aus.',
    video_type: 'Wählen Sie ein Video im Format MP4, WebM oder MOV.',
    video_codec:
      'Dieses Video läuft nicht in jedem Browser. Exportieren Sie das Video als MP4 mit H.264 und wählen Sie es erneut; auf dem iPhone passen Aufnahmen mit Einstellungen > Kamera > Formate > Maximale Kompatibilität.',
    video_host: 'Geben Sie einen Link zu YouTube, Vimeo oder Dailymotion ein.',
    duplicate: 'Gibt es auf Ihrer Seite schon: %{name}.',
    price_range: 'Der höchste Preis darf nicht unter dem niedrigsten liegen.',
    main_state: 'Dieser Eintrag kann in seinem jetzigen Zustand nicht gewählt werden.',
    main_inactive: 'Das Hauptfoto muss ein aktives, freigegebenes Foto sein.',
    photo_only: 'Das gibt es nur bei Videos.',
    video_only_one: 'Geben Sie einen Link ein oder laden Sie eine Datei hoch, nicht beides.',
    panorama: 'Ein 360°-Foto muss doppelt so breit wie hoch sein.',
    too_large: 'Die Datei darf höchstens %{limit} MB groß sein.',
    files_total: 'Die Dateien dürfen zusammen höchstens %{limit} MB groß sein.',
    sms_segments: 'Die Nachricht darf höchstens drei SMS lang sein.',
    config: 'Diese Auswahl steht nicht in der Liste.',
    not_before: 'Frühestens %{limit}.',
    not_after: 'Spätestens %{limit}.',
    week_prices:
      'Geben Sie einen Preis für alle Tage ein oder je einen für Werktage und Wochenende.',
    referred: 'Diese Firma wurde bereits empfohlen.',
    not_future: 'Darf nicht in der Zukunft liegen.',
    channel_closed: 'Auf diesem Weg ist das Paar nicht erreichbar.',
    too_far: 'Höchstens 90 Tage im Voraus.',
    open_fields: 'Ein Platzhalter ist noch nicht ausgefüllt.',
    merge_field: 'Dieses Feld gibt es nicht: %{names}. Wählen Sie aus „Feld einfügen“.',
    refund_held: 'Höchstens %{limit} TL können erstattet werden.',
    cc_hidden:
      'Einer E-Mail an ein Paar mit verborgenen Kontaktdaten können keine Kopien hinzugefügt werden.',
  },
  /** Subjects of a change of a provider. */
  changeSubjects: {
    information: 'Allgemeine Angaben',
    about_text: 'Beschreibung',
    contacts: 'Kontaktdaten',
    media: 'Medien',
    items: 'Modelle',
    discounts: 'Aktionen',
  },
  /** Causes for which a photo or video is rejected. */
  rejectionCauses: {
    redirects: 'Es führt zu einer anderen Website oder einem Social-Media-Konto.',
    contact_info: 'Es enthält Kontaktdaten.',
    campaign_info: 'Es enthält Angaben zu einer Aktion.',
  },
  holidays: {
    new_year: 'Neujahr',
    children: 'Tag der nationalen Souveränität und des Kindes',
    labour: 'Tag der Arbeit',
    youth: 'Tag der Jugend und des Sports',
    democracy: 'Tag der Demokratie und nationalen Einheit',
    victory: 'Tag des Sieges',
    republic: 'Tag der Republik',
    republic_eve: 'Vorabend des Tages der Republik',
    ramadan: 'Ramadanfest',
    ramadan_eve: 'Vorabend des Ramadanfests',
    sacrifice: 'Opferfest',
    sacrifice_eve: 'Vorabend des Opferfests',
    other: 'Feiertag',
  },
  /** Texts that are put into a reply; `{{couple}}` and the like stay open until then. */
  quickReplies: {
    subject: '{{provider}}: Ihre Anfrage',
    greeting: 'Guten Tag %{couple},',
    available:
      'am {{weddingDate}} sind wir frei. Nennen Sie uns gern einen Tag und eine Uhrzeit, um die Einzelheiten zu besprechen.',
    other_dates:
      'neben dem {{weddingDate}} sind wir auch an diesen Tagen frei:\n%{days}\nPasst Ihnen einer davon?',
    other_dates_taken:
      'der {{weddingDate}} ist leider schon vergeben. An diesen Tagen sind wir frei:\n%{days}\nPasst Ihnen einer davon?',
    missing:
      'damit wir Ihnen ein passendes Angebot machen können, schreiben Sie uns bitte:\n%{asked}',
    price_list:
      'hier sind unsere Preise:\n%{prices}\nDie Preise enthalten die Mehrwertsteuer. Mit ein paar Angaben mehr erstellen wir Ihnen gern ein persönliches Angebot.',
    closing: '{{me}}',
  },
  askFor: {
    weddingDate: 'Ihr Hochzeitsdatum',
    guests: 'Die Zahl Ihrer Gäste',
    budget: 'Ihre Budgetvorstellung',
    organizationType: 'Welche Art von Feier Sie wünschen',
    wishes: 'Besondere Wünsche',
    phone: 'Ihre Telefonnummer',
    email: 'Ihre E-Mail-Adresse',
  },
  leads: {
    guests: '%{count} Gäste',
    enquiry: 'Anfrage',
    stop_line: 'Keine weiteren Nachrichten? Antworten Sie STOPP.',
    loan_subject: 'Hochzeitskredit',
    loan_mail:
      'Guten Tag %{name},\n\nhier finden Sie Kreditmöglichkeiten für Ihre Hochzeit:\n%{link}\n\n%{provider}',
    loan_sms: '%{provider}: Hochzeitskredite unter %{link}',
  },
};
