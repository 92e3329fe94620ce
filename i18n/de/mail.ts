import type { Shape } from '../messages.ts';
import type { mail as shape } from '../tr/mail.ts';

export const mail: Shape<typeof shape> = {
  product: 'Davet Panel',
  greeting: 'Guten Tag %{name},',
  emails: {
    code: {
      subject: 'Ihr Anmeldecode',
      body: 'Ihr Anmeldecode: %{code}',
      note: 'Der Code gilt 2 Minuten. Geben Sie ihn an niemanden weiter. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.',
    },
    passwordReset: {
      subject: 'Neues Passwort festlegen',
      body: 'Öffnen Sie den Link, um ein neues Passwort für das Konto %{account} festzulegen. Ihr Benutzername: %{username}',
      action: 'Neues Passwort festlegen',
      note: 'Der Link gilt 60 Minuten und kann einmal verwendet werden. Wenn Sie ihn nicht angefordert haben, bleibt Ihr Passwort unverändert; ignorieren Sie diese Nachricht.',
    },
    passwordChanged: {
      subject: 'Ihr Passwort wurde geändert',
      body: 'Ihr Passwort für das Konto %{account} wurde geändert. Ihre anderen Sitzungen wurden beendet.',
      note: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und informieren Sie den Inhaber Ihres Kontos.',
    },
    passwordChangedLinked: {
      subject: 'Ihr Passwort wurde geändert',
      body: 'Ihr Passwort für das Konto %{account} wurde geändert. Alle Ihre Sitzungen wurden beendet. Auch mit diesen verknüpften Konten kann man sich anmelden: %{services}.',
      note: 'Wenn Sie die Änderung oder eine Verknüpfung nicht selbst vorgenommen haben, entfernen Sie die Verknüpfungen in den Einstellungen des Panels, legen Sie sofort ein neues Passwort fest und informieren Sie den Inhaber Ihres Kontos.',
    },
    username: {
      subject: 'Ihr Benutzername',
      body: 'Ihr Benutzername für das Konto %{account}: %{username}',
      note: 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht.',
    },
    invitation: {
      subject: '%{account} lädt Sie in das Panel ein',
      body: '%{inviter} lädt Sie ein, im Konto %{account} mitzuarbeiten. Öffnen Sie den Link, um Benutzername und Passwort festzulegen.',
      action: 'Einladung annehmen',
      note: 'Der Link gilt 7 Tage.',
    },
    passwordReplaced: {
      subject: 'Ihr Passwort wurde geändert',
      body: 'Ihr Passwort für das Konto %{account} wurde geändert.',
      note: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und informieren Sie den Inhaber Ihres Kontos.',
    },
    socialLinked: {
      subject: 'Ein %{service}-Konto wurde verbunden',
      body: 'Mit Ihrem Benutzer im Konto %{account} wurde ein %{service}-Konto verbunden. Damit kann man sich ab jetzt anmelden.',
      note: 'Wenn Sie das nicht waren, trennen Sie die Verbindung in den Einstellungen des Panels und legen Sie sofort ein neues Passwort fest.',
    },
    coupon: {
      subject: '%{provider} hat einen Gutschein für Sie',
      body: '%{provider} hat für „%{campaign}“ einen Gutschein für Sie erstellt. Ihr Code: %{code}. Gültig bis %{until}.',
      note: 'Der Gutschein ist nur für Sie und gilt einmal. Nennen Sie der Firma einfach den Code.',
    },
    reviewRequest: {
      subject: '%{provider} bittet Sie um eine Bewertung',
      body: 'Sie haben mit %{provider} gefeiert. Eine Minute genügt, um anderen Paaren bei der Planung zu helfen. Jede Bewertung, gut oder schlecht, erscheint nach einer Prüfung.',
      action: 'Bewertung schreiben',
      note: 'Der Link gilt nur für Sie, 60 Tage lang und einmal. Wenn Sie nicht schreiben möchten, öffnen Sie ihn und sagen es dort; wir erinnern Sie dann nicht mehr.',
    },
    reviewReminder: {
      subject: 'Erinnerung: Ihre Bewertung für %{provider}',
      body: 'Ihre Bewertung für %{provider} steht noch aus. Ein paar Sätze genügen.',
      action: 'Bewertung schreiben',
      note: 'Der Link gilt nur für Sie und 60 Tage lang. Wenn Sie nicht schreiben möchten, öffnen Sie ihn und sagen es dort; wir erinnern Sie dann nicht mehr.',
    },
    notification: {
      subject: '%{title}',
      body: '%{text}',
      action: 'Im Panel öffnen',
      note: 'Diese Benachrichtigungen ändern Sie im Panel unter Einstellungen, Benachrichtigungen.',
    },
    receipt: {
      subject: 'Ihr Zahlungsbeleg: %{what}',
      body: 'Anbei der Beleg Ihrer Zahlung für %{what}.',
      note: 'Der Beleg dient nur zur Information und ist keine Rechnung.',
    },
    userAdded: {
      subject: 'In Ihr Konto wurde jemand eingeladen',
      body: '%{inviter} hat %{invited} in das Konto %{account} eingeladen.',
      note: 'Wenn Sie diese Person nicht kennen, können Sie sie auf der Seite Benutzer entfernen.',
    },
    signupLink: {
      subject: 'Eröffnen Sie Ihre Seite',
      body: 'In wenigen Schritten eröffnen Sie die Seite Ihrer Firma. Jeder Schritt wird gespeichert; Sie können auf jedem Gerät weitermachen.',
      action: 'Registrierung beginnen',
      note: 'Der Link gilt 30 Tage und ist nur für Sie bestimmt; bitte geben Sie ihn nicht weiter.',
    },
    signupDone: {
      subject: 'Das Konto %{account} ist eröffnet',
      body: 'Ihr Konto %{account} ist eröffnet. Ihr Benutzername: %{username}. Sobald Ihre Fotos freigegeben sind, geht Ihre Seite online.',
      action: 'Zum Panel',
      note: 'Falls Sie sich nicht registriert haben, sagen Sie uns bitte Bescheid.',
    },
  },
  sms: {
    code: 'Ihr Anmeldecode: %{code}. Er gilt 2 Minuten, geben Sie ihn nicht weiter.',
    passwordReset: 'Neues Passwort innerhalb von 60 Minuten festlegen: %{link}',
    username: 'Ihr Benutzername für das Konto %{account}: %{username}',
    signupLink: 'Eröffnen Sie Ihre Seite innerhalb von 30 Tagen: %{link}',
    reviewRequest: '%{provider} bittet Sie um eine Bewertung: %{link}',
    reviewReminder: 'Ihre Bewertung für %{provider} steht noch aus: %{link}',
    notification: '%{title} %{link}',
  },
};
