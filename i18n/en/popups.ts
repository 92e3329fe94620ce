import type { popups as tr } from '../tr/popups.ts';
import type { Shape } from '../messages.ts';

export const popups: Shape<typeof tr> = {
  later: 'Later',
  advertisement: {
    title: 'We have news for you',
    text: 'See what is new in the panel in one minute.',
  },
  priceUpdate: {
    title: 'Update your prices',
    text: 'Couples do not see expired prices. Renewing them takes a minute.',
    left: '%{smart_count} list left |||| %{smart_count} lists left',
    expired: 'Expired on %{day}',
    incomplete: 'Price missing',
    skip: 'Skip',
    saveNext: 'Save and continue',
    saved: '%{name} is up to date.',
    stale:
      'Someone else has just changed this list. These are the current prices; check and save them.',
    doneByOther: '%{name} has been updated in the meantime.',
  },
  missingCatalog: {
    title: 'Price list missing',
    text: 'Providers that show their prices get more leads. This one has no price list yet:',
    add: 'Add list',
    addFor: 'Add a list for %{name}',
  },
  missingInfo: {
    title: 'Your page is missing information',
    text: 'Complete pages rank higher when couples search.',
    complete: 'Complete',
    step: '%{at} of %{of}',
    completeNamed: 'Complete %{name}',
  },
  referral: {
    title: 'Refer providers you know',
    text: 'If a provider you refer joins us, you earn gift vouchers.',
    amount: 'Maximum gift vouchers per referral',
    recommend: 'Refer a provider',
  },
};
