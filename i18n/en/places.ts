import type { Shape } from '../messages.ts';
import type { places as turkish } from '../tr/places.ts';

export const places: Shape<typeof turkish> = {
  templates: 'Templates',
  statistics: {
    name: 'Statistics',
    visits: 'Visits',
    deals: 'Deals',
    weddings: 'Weddings',
    rivals: 'Competitor analysis',
    magnet: 'Magnet',
    scores: 'Quality and risk',
  },
  support: {
    name: 'Support',
    chat: 'Live chat',
    remote: 'Remote desktop',
    tutorial: 'Panel tutorial',
    whatsApp: 'WhatsApp',
  },
  stores: {
    android: 'Get it on Google Play',
    ios: 'Download on the App Store',
    from: 'The panel in your pocket:',
  },
  upgrade: {
    title: 'Upgrade your plan',
    text: 'See every couple and make your page stand out.',
    open: 'View the plan',
  },
  payment: {
    debt: 'You have an unpaid debt. Your services go on.',
    notice: 'Your first payment is due.',
    open: 'Go to payment',
    close: 'Hide for today',
  },
  provider: {
    choose: 'Change provider: %{name}',
    facts: 'About the provider',
    sections: 'Sections of the provider',
    info: 'Information',
    all: 'All providers',
    none: {
      title: 'You are not linked to a provider yet',
      text: 'What belongs to your providers appears here. Ask your account’s administrator to link you to one.',
    },
  },
};
