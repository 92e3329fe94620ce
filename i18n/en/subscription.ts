/** Words of the page of the package: subscription, past packages, what they brought, prices. */
export const subscription = {
  title: 'My package',
  about: 'Your package, your subscription and what they bring',
  none: 'You have no subscription',
  noneText:
    'With a subscription the payment of the next period is prepared a week ahead; your card is never charged by itself.',
  next: 'The next period begins on %{date}: %{amount}.',
  asksNothing: {
    paused: 'Paused; no payment is asked for.',
    ended: 'The subscription has ended; no payment is asked for.',
  },
  paid: { none: 'No period is paid yet.', until: 'Paid until %{date}.' },
  status: { active: 'Active', paused: 'Paused', ended: 'Ended' },
  price: '%{amount} · %{smart_count} month |||| %{amount} · %{smart_count} months',
  compare: 'Compare the packages',
  startOne: 'Subscribe to %{name}',
  action: { start: 'Subscribe', pause: 'Pause', resume: 'Resume', end: 'End' },
  done: {
    start: 'Your subscription to %{name} has begun.',
    pause: 'The subscription is paused.',
    resume: 'Your subscription goes on.',
    end: 'The subscription has ended.',
  },
  ask: {
    start: {
      title: 'Subscribe to %{name}?',
      now: 'The first period begins today; the payment of %{amount} is prepared at once.',
      after:
        'Your paid package ends on %{date}; the first period begins the day after. The payment of %{amount} is prepared a week ahead.',
    },
    pause: {
      title: 'Pause the subscription?',
      text: 'No payment is asked for; the paid period runs to its last day. You can resume at any time.',
    },
    end: {
      title: 'End the subscription?',
      text: 'The paid period runs to its last day. A next period that is not paid is deleted.',
    },
  },
  packages: {
    title: 'Packages',
    none: 'There are no packages.',
    current: 'In force',
    past: 'Over',
  },
  returns: {
    title: 'What you paid and what it brought',
    sentence:
      'In the last 12 months you paid %{paid}; %{leads} leads came and %{deals} became deals worth %{income}.',
    noDeals:
      'In the last 12 months you paid %{paid}; %{leads} leads came. None of them is a deal yet.',
    chart: 'Leads and deals by month',
    explained: 'Deals are counted in the month in which the lead came.',
    month: 'Month',
    figure: {
      paid: 'Paid',
      leads: 'Leads',
      deals: 'Deals',
      income: 'Value of the deals',
      costPerLead: 'Per lead',
      costPerDeal: 'Per deal',
    },
  },
  prices: {
    title: 'Prices of packages',
    sentence: '%{name}: %{amount}. Prices are reviewed on %{date}.',
    changed:
      '%{name}: %{amount}. The index last changed it by %{percent} per cent; prices are reviewed on %{date}.',
    chart: '%{name}: price over time',
    from: 'From',
    price: 'Price',
  },
};
