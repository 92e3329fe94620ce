/** The reviews of a provider on other sites, and on its public page. */
export const publicReviews = {
  title: 'Was Paare sagen',
  summary: '%{mean} von 5, der Mittelwert aller %{count} veröffentlichten Bewertungen',
  choice: 'Dies ist eine Auswahl. Der Mittelwert gilt für alle veröffentlichten Bewertungen.',
  all: 'Alle Bewertungen',
  reply: '%{provider} hat geantwortet',
  none: 'Noch keine veröffentlichten Bewertungen.',
  star1: '1 Stern',
  star2: '2 Sterne',
  star3: '3 Sterne',
  star4: '4 Sterne',
  star5: '5 Sterne',
  pageTitle: 'Bewertungen von %{provider}',
  order:
    'Die neuesten stehen zuerst. Ob gut oder schlecht: jede Bewertung nach den Regeln erscheint.',
  by: 'Nach Sternen',
  more: 'Ältere Bewertungen',
  photo: '%{couple}, Foto %{number}',
} as const;
