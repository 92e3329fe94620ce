import type { Shape } from '../../messages.ts';
import type { messages as shape } from '../../tr/resources/testimonialStats.ts';

/** Figures and plots above the list of testimonials. */
export const messages: Shape<typeof shape> = {
  line: { mean: 'Average rating', count: 'Published' },
  label: 'Summary of the ratings',
  mean: 'Average rating',
  none: 'No published reviews yet',
  noneText: 'As reviews are approved, their ratings are summarized here.',
  stars: {
    title: 'Ratings',
    says: '%{five} of %{count} published reviews have five stars.',
    star: 'Stars',
    count: 'Reviews',
  },
  questions: {
    title: 'By question',
    says: 'Rated highest: %{best}.',
    none: 'Couples have not rated these questions yet.',
    question: 'Question',
    service: 'Service',
    communication: 'Communication',
    value: 'Value for money',
  },
  months: {
    title: 'By month',
    says: '%{smart_count} review in the last twelve months; average in %{month}: %{mean}. |||| %{smart_count} reviews in the last twelve months; average in %{month}: %{mean}.',
    month: 'Month',
  },
};
