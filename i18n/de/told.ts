/** Texts of notifications and their links. */
export const told = {
  prompts: {
    lead: 'Neue Anfrage: %{couple}',
    lead_assigned: '%{who} hat Ihnen eine Anfrage zugewiesen: %{couple}',
    lead_message: 'Neue Nachricht: %{couple}',
    page_approved: '%{what} wurde freigegeben',
    page_rejected: '%{what} wurde nicht freigegeben',
    option_expiring: 'Option endet morgen: %{what}',
    item_bid: 'Angebotswunsch: %{couple}',
    item_bid_answer: 'Ihr Angebot wurde beantwortet: %{couple}',
    testimonial: 'Neue Bewertung: %{couple}',
    payment_settled: '%{what}',
    card_expiring: 'Ihre Karte läuft bald ab: %{card}',
    merchant_decided: '%{what}',
    merchant_agreement: '%{what}',
    support_access: '%{agent} hat auf Ihr Konto zugegriffen',
    news: '%{title}',
  },
  promptLinks: {
    lead: 'Anfrage öffnen',
    lead_assigned: 'Anfrage öffnen',
    lead_message: 'Nachricht öffnen',
    page_approved: 'Firma öffnen',
    page_rejected: 'Firma öffnen',
    option_expiring: 'Kalender öffnen',
    item_bid: 'Wunsch öffnen',
    item_bid_answer: 'Wunsch öffnen',
    testimonial: 'Bewertung öffnen',
    payment_settled: 'Zahlung öffnen',
    card_expiring: 'Meine Karten öffnen',
    merchant_decided: 'Antrag öffnen',
    merchant_agreement: 'Vertrag öffnen',
    support_access: 'Zugriffe ansehen',
    news: 'Details öffnen',
  },
  /** Outcomes of a payment that the support desk has settled. */
  paymentOutcomes: {
    captured: 'Ihre Zahlung ist eingegangen',
    declined: 'Ihre Zahlung kam nicht zustande; Sie können erneut zahlen',
    partly_refunded: 'Ein Teil Ihrer Zahlung wurde erstattet',
    refunded: 'Ihre Zahlung wurde erstattet',
  },
  /** News of a merchant application. */
  merchantNews: {
    approved: 'Ihr Händlerantrag wurde genehmigt',
    rejected: 'Ihr Händlerantrag wurde nicht genehmigt',
    agreement_offered:
      'Ihr Händlervertrag liegt bereit: Stimmen Sie binnen 14 Tagen zu oder widersprechen Sie',
    agreement_again: 'Ihr Widerspruch wurde beantwortet; bitte prüfen Sie den Vertrag erneut',
    agreement_automatic: 'Ihr Händlervertrag gilt als genehmigt, weil 14 Tage vergangen sind',
  },
};
