/** The reviews of a provider on other sites, and on its public page. */
export const publicReviews = {
  title: 'What couples say',
  summary: '%{mean} out of 5, the mean of all %{count} published reviews',
  choice: 'This is a choice of reviews. The mean is that of all published ones.',
  all: 'All reviews',
  reply: '%{provider} replied',
  none: 'No published reviews yet.',
  star1: '1 star',
  star2: '2 stars',
  star3: '3 stars',
  star4: '4 stars',
  star5: '5 stars',
  pageTitle: 'Reviews of %{provider}',
  order: 'The newest come first. Good or bad, every review that keeps the rules is published.',
  by: 'By stars',
  more: 'Older reviews',
  photo: '%{couple}, photo %{number}',
} as const;
