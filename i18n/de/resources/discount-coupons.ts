import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/discount-coupons.ts';

export const messages: Shape<typeof shape> = {
  name: 'Gutschein |||| Gutscheine',
  about:
    'Codes, mit denen ein Paar eine Aktion erhält: vergeben, per E-Mail senden und nach der Einlösung vermerken.',
  create: 'Gutschein anlegen',
  empty: {
    title: 'Noch keine Gutscheine',
    text: 'Legen Sie einen Gutschein zu einer laufenden Aktion an und vergeben Sie ihn; hier sehen Sie, was er einbringt.',
  },
  views: {
    all: 'Alle',
    open: 'Frei',
    out: 'Bei Paaren',
    used: 'Eingelöst',
    withdrawn: 'Zurückgezogen',
  },
  groups: {
    coupon: 'Gutschein',
    couple: 'Paar',
    mail: 'E-Mail',
    use: 'Einlösung',
    record: 'Verlauf',
  },
  fields: {
    id: 'Nr.',
    providerId: 'Firma',
    discountId: 'Aktion',
    code: 'Gutscheincode',
    status: 'Status',
    leadId: 'Anfrage',
    coupleName: 'Paar',
    assigneeId: 'Zuständig',
    assignedAt: 'Vergeben',
    sentCount: 'E-Mails',
    lastSentAt: 'Letzte E-Mail',
    usedOn: 'Eingelöst am',
    income: 'Umsatz',
    createdAt: 'Angelegt',
    updatedAt: 'Aktualisiert',
    filters: {
      q: 'Code oder Paar suchen',
      discountId: 'Aktion',
      providerId: 'Firma',
      leadId: 'Anfrage',
      status: 'Status',
    },
  },
  help: {
    code: 'Ohne Eingabe wird ein Code für Sie erzeugt.',
    leadId: 'Tippen Sie den Namen des Paares, um zu suchen.',
    income: 'Was das Paar mit diesem Gutschein bezahlt hat, in ganzen Lira, inklusive Steuern.',
  },
  values: {
    status: {
      open: 'Frei',
      assigned: 'Vergeben',
      sent: 'Gesendet',
      used: 'Eingelöst',
      withdrawn: 'Zurückgezogen',
    },
  },
  actions: {
    send: {
      do: 'Per E-Mail senden',
      ask: 'Der Code geht an die E-Mail-Adresse des Paares, in dessen Sprache.',
      done: 'Der Gutschein wurde gesendet.',
      again: {
        do: 'Erneut senden',
        ask: 'Der Code geht an die E-Mail-Adresse des Paares, in dessen Sprache.',
        done: 'Der Gutschein wurde gesendet.',
      },
    },
    use: {
      do: 'Als eingelöst vermerken',
      done: 'Der Gutschein ist als eingelöst vermerkt.',
    },
    withdraw: {
      do: 'Zurückziehen',
      ask: 'Der Gutschein gilt nicht mehr und verschwindet aus der Anfrage des Paares.',
      done: 'Der Gutschein wurde zurückgezogen.',
    },
  },
};
