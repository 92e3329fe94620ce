import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/sms-logs.ts';

export const messages: Shape<typeof shape> = {
  name: 'SMS-Eintrag |||| SMS-Protokoll',
  about:
    'SMS an Paare: was daraus wurde, als wie viele Nachrichten sie gingen und was sie kosteten.',
  empty: {
    title: 'Noch keine SMS gesendet',
    text: 'Eine SMS an ein Paar erscheint hier mit Status und Kosten.',
  },
  views: { all: 'Alle', sent: 'Gesendet', queued: 'Wartend', failed: 'Fehlgeschlagen' },
  fields: {
    id: 'Nr.',
    leadId: 'Anfrage',
    coupleName: 'Paar',
    providerId: 'Firma',
    phone: 'Telefon',
    text: 'Nachricht',
    status: 'Status',
    failure: 'Grund',
    segments: 'Anzahl SMS',
    costMinor: 'Kosten',
    isAutomatic: 'Automatisch',
    senderName: 'Geschrieben von',
    createdAt: 'Datum',
    cost: 'Kosten',
    filters: {
      q: 'Text oder Paar suchen',
      providerId: 'Firma',
      isAutomatic: 'Automatisch',
      createdAtStart: 'Von',
      createdAtEnd: 'Bis',
    },
  },
  values: {
    status: { queued: 'Wartend', sent: 'Gesendet', failed: 'Fehlgeschlagen' },
    failure: {
      wrong_address: 'Falsche Nummer',
      unreachable: 'Nicht erreichbar',
      refused: 'Abgelehnt',
    },
  },
};
