import type { words as turkish } from '../../tr/resources/leadStats.ts';
import type { Shape } from '../../words.ts';

export const words: Shape<typeof turkish> = {
  clocks:
    'The average counts Monday to Saturday, 08:00 to 19:00; nights and Sundays do not count. The 24 hours to answer run day and night.',
  spam: 'Leads confirmed as spam are not counted.',
  line: { average: 'Avg. response', rate: 'answered in 24 h' },
  duration: { minutes: '%{minutes} min', hours: '%{hours} h %{minutes} min' },
  none: 'No leads match these filters',
  noneText: 'Change the provider or the dates; what arrived is summed up here.',
  figures: {
    label: 'In figures',
    average: 'Average response time',
    averageText: 'To the first answer, in working hours',
    rate: 'Response rate',
    rateText: 'Answered within 24 hours, last 30 days',
    rateTextChosen: 'Answered within 24 hours, on the days you chose',
    deals: 'Booking rate',
    dealsText: 'Bookings: %{deals}, leads: %{total}',
    amount: 'Booking value',
    amountText: 'Total of the bookings you recorded',
    missed: 'Overdue',
    missedText: 'Unanswered after 24 hours; less than 4 hours left: %{near}',
  },
  months: {
    title: 'By month',
    says: 'Busiest month: %{month}. Leads: %{total}, bookings: %{deals}.',
    month: 'Month',
    total: 'Leads',
    deals: 'Bookings',
  },
  statuses: {
    title: 'By status',
    says: '%{total} leads: %{waiting} waiting for a reply, %{talks} in talks, %{deals} booked.',
    status: 'Status',
    count: 'Leads',
  },
  calls: {
    title: 'By calls',
    says: 'The couple was reached in %{talked} of %{total} calls.',
    none: 'No call has a result yet.',
    result: 'Result',
    count: 'Calls',
  },
  reading: {
    title: 'By read status',
    says: '%{unread} of %{total} leads have something unread.',
    status: 'Read',
    count: 'Leads',
  },
};
