import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/testimonialDesk.ts';

/** The page of a testimonial beyond its fields. */
export const messages: Shape<typeof shape> = {
  coupleText: 'Worte des Paares',
  onBehalf: 'Von Ihnen für das Paar eingetragen.',
  reply: 'Ihre Antwort',
  newReply: 'Ihre neue Antwort',
  dispute: 'Ihr Einspruch',
  rejectedFor: 'Abgelehnt, weil:',
  answer: 'Support:',
  photos: {
    title: 'Fotos',
    add: 'Foto hinzufügen',
    file: 'Fotodatei',
    none: 'Diese Bewertung hat keine Fotos.',
    alt: '%{couple}, Foto %{number}',
  },
  history: {
    title: 'Verlauf',
    none: 'Noch ist nichts geschehen.',
    by: {
      couple: 'Das Paar',
      desk: 'Support',
    },
    events: {
      added: 'Bewertung eingetragen',
      written: 'Das Paar hat eine Bewertung geschrieben',
      approved: 'Bewertung veröffentlicht',
      rejected: 'Bewertung abgelehnt',
      replied: 'Antwort geschrieben',
      reply_approved: 'Antwort veröffentlicht',
      reply_rejected: 'Antwort abgelehnt',
      disputed: 'Einspruch erhoben',
      dispute_withdrawn: 'Einspruch zurückgezogen',
      dispute_accepted: 'Einspruch angenommen, Bewertung entfernt',
      dispute_rejected: 'Einspruch nicht angenommen',
    },
  },
};
