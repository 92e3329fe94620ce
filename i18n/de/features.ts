import type { features as shape } from '../tr/features.ts';
import type { Shape } from '../messages.ts';

export const features: Shape<typeof shape> = {
  addCampaign: {
    title: 'Aktionen und Rabatte',
    text: 'Ihre Rabatte und Aktionen fallen auf Ihrer Seite und in den Suchergebnissen auf.',
  },
  uploadPhotos: {
    title: 'Mehr Fotos',
    text: 'Zeigen Sie mit mehr Fotos in Ihren Galerien Ihre ganze Arbeit.',
  },
  viewLeads: {
    title: 'Alle Anfragen',
    text: 'Sehen Sie jedes Paar, das Ihnen schreibt, und antworten Sie ohne Begrenzung.',
  },
  rivalStats: {
    title: 'Wettbewerbsanalyse',
    text: 'Vergleichen Sie Aufrufe und Anfragen mit ähnlichen Firmen in Ihrer Region.',
  },
  replyTestimonial: {
    title: 'Antworten auf Bewertungen',
    text: 'Beantworten Sie Bewertungen der Paare auf Ihrer Seite, für alle sichtbar.',
  },
  pageStats: {
    title: 'Seitenstatistik',
    text: 'Sehen Sie Tag für Tag, wie oft Ihre Seite aufgerufen wird und was Besucher dort tun.',
  },
  dealStats: {
    title: 'Buchungsstatistik',
    text: 'Sehen Sie, wie viele Anfragen zu Buchungen werden, und warum.',
  },
  itemBids: {
    title: 'Angebote für Modelle',
    text: 'Machen Sie Paaren, die ein Kleid oder einen Anzug suchen, ein Angebot.',
  },
  whatsappLeads: {
    title: 'WhatsApp-Anfragen',
    text: 'Paare schreiben Ihnen direkt über WhatsApp, und die Anfragen erscheinen in Ihrem Panel.',
  },
  coupleDealStatus: {
    title: 'Buchungsstand der Paare',
    text: 'Sehen Sie, ob ein Paar schon eine andere Firma gebucht hat.',
  },
};
