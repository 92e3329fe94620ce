import type { Shape } from '../messages.ts';
import type { home as shape } from '../tr/home.ts';

export const home: Shape<typeof shape> = {
  name: 'Home',
  greeting: {
    morning: 'Good morning, %{name}',
    day: 'Good afternoon, %{name}',
    evening: 'Good evening, %{name}',
  },
  all: 'All',
  more: 'and %{count} more |||| and %{count} more',
  reply: 'Reply',
  replyNamed: 'Reply to %{name}',
  guests: '%{count} guest |||| %{count} guests',
  nothing: 'Nothing is waiting for you today',
  nothingText: 'When something new happens, you will see it here.',
  waiting: {
    title: 'Waiting for a reply',
    late: '%{smart_count} is overdue |||| %{smart_count} are overdue',
    none: 'No couple is waiting for a reply.',
  },
  messages: {
    title: 'Unread messages',
    unread: '%{smart_count} new message |||| %{smart_count} new messages',
  },
  todo: {
    title: 'To do today',
    none: 'You have no reminders for today.',
  },
  appointments: {
    title: 'Appointments this week',
  },
  prices: {
    title: 'Prices to update',
    expired: 'expired on %{day}',
    expires: 'expires on %{day}',
    update: 'Update',
    updateNamed: 'Update the prices of %{name}',
  },
  pages: {
    title: 'Your page score |||| Your page scores',
    score: '%{score} / 100',
    unmeasured: 'Not measured yet',
    how: 'How is the score calculated?',
    weight: '%{smart_count} point |||| %{smart_count} points',
    noData: 'no data',
    formula: 'Anything that cannot be measured yet is left out; the rest is scored out of 100.',
    parts: {
      response: 'Reply within 24 hours',
      completeness: 'Page information',
      reviews: 'Reviews',
      prices: 'Up-to-date prices',
      deals: 'Leads with an outcome',
    },
    next: {
      response: 'Reply to waiting leads before their 24 hours are up',
      completeness:
        'Complete %{smart_count} missing form |||| Complete %{smart_count} missing forms',
      reviews: 'Ask your couples for a review',
      prices: 'Update the prices that have expired',
      deals: 'Record the outcome of older leads',
    },
  },
};
