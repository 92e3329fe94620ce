import type { referral as tr } from '../tr/referral.ts';
import type { Shape } from '../messages.ts';

export const referral: Shape<typeof tr> = {
  title: 'Firma empfehlen',
  text: 'Kommt die empfohlene Firma zu uns, erhalten Sie Gutscheine.',
  form: {
    terms: 'Ich habe die Bedingungen gelesen und stimme zu.',
    send: 'Empfehlung senden',
  },
  rewards: {
    title: 'Ihre Prämie',
    next: 'Höchstwert der Gutscheine für Ihre nächste Empfehlung',
    month: 'Diesen Monat',
    total: 'Insgesamt',
    left: 'noch %{amount}',
    of: '%{used} von %{cap} ausgeschöpft',
  },
  full: {
    month: 'Die Prämien dieses Monats sind ausgeschöpft',
    monthText: 'Ab dem ersten Tag des nächsten Monats können Sie wieder empfehlen.',
    total: 'Alle Prämien sind ausgeschöpft',
    totalText: 'Vielen Dank für Ihre Empfehlungen.',
  },
  success: {
    title: 'Vielen Dank für Ihre Empfehlung',
    text: 'Ihre Empfehlung ist angekommen.',
    named:
      'Wir sprechen bald mit %{name}. Kommt die Firma zu uns, erhalten Sie Gutscheine im Wert von bis zu %{amount}.',
    again: 'Weitere Firma empfehlen',
    home: 'Zur Startseite',
  },
  conditions: {
    title: 'Empfehlungsbedingungen',
    link: 'Bedingungen',
    back: 'Zurück zum Formular',
    joins: 'Die Firma kommt zu uns',
    joinsText: 'Die Prämie gibt es, sobald die empfohlene Firma ein Paket kauft.',
    amounts: 'Höhe der Prämie',
    amountsText:
      'Gutscheine im Wert von höchstens %{one} je Empfehlung, %{month} im Monat und %{total} insgesamt.',
    claim: 'Anforderung',
    claimText:
      'Fordern Sie die Prämie innerhalb von 30 Tagen an, nachdem die Firma zu uns gekommen ist.',
    payout: 'Auszahlung',
    payoutText: 'Die Gutscheine werden innerhalb von 45 Werktagen nach Ihrer Anforderung gesendet.',
    voucher: 'Gültigkeit',
    voucherText:
      'Die Gutscheine lauten auf türkische Lira und gelten ein Jahr; sie werden nicht bar ausgezahlt.',
    once: 'Dieselbe Firma',
    onceText:
      'Eine Firma kann einmal empfohlen werden. Für Firmen, die schon mit uns arbeiten, gibt es keine Prämie.',
  },
};
