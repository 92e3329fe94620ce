import type { messages as turkish } from '../../tr/resources/leadStats.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof turkish> = {
  clocks:
    'The average is calculated for Monday to Saturday, 08:00–19:00; nights and Sundays are not counted. The 24 hours to reply run day and night.',
  spam: 'Leads confirmed as spam are not counted.',
  filtered: 'Calculated for the filters of this list.',
  line: { average: 'Avg. response', rate: 'replied within 24 h' },
  duration: { minutes: '%{minutes} min', hours: '%{hours} h %{minutes} min' },
  none: 'No leads match these filters',
  noneText: 'Change the filters; the leads you receive are summarised here.',
  figures: {
    label: 'In figures',
    average: 'Average response time',
    averageText: 'Until the first reply, in working hours',
    rate: 'Response rate',
    rateText: 'Replied to within 24 hours, last 30 days',
    rateTextChosen: 'Replied to within 24 hours, on the days you chose',
    deals: 'Booking rate',
    dealsText: 'Bookings: %{deals}, leads: %{total}',
    amount: 'Booking value',
    amountText: 'Total of the bookings you recorded',
    missed: 'Overdue',
    missedText: 'No reply after 24 hours; less than 4 hours left: %{near}',
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
    status: 'Read status',
    count: 'Leads',
  },
};
