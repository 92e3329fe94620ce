import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/providerPackage.ts';

export const messages: Shape<typeof shape> = {
  churned: {
    title:
      'The package of %{count} provider has ended |||| The packages of %{count} providers have ended',
    ended: 'Last day: %{date}',
    endedOf: '%{productName} package, last day: %{date}',
    return: 'Come back',
    returnOf: 'Come back with %{name}',
  },
  package: {
    from: 'Since %{date}',
    until: 'In force until %{date}',
    endless: 'No end date',
    lastDay: 'Today is the last day',
    daysLeft: '%{count} day left |||| %{count} days left',
    features: 'What the package includes',
    packages: 'Packages and prices',
    none: 'No package in force',
    noneText:
      'The package of this provider has ended or never started. Choose a package and its features open again.',
  },
  leadForms: {
    text: 'Couples write to you by these forms on your page. Your category decides what they ask.',
    required: 'required',
    optional: 'optional',
    none: 'This provider has no forms',
  },
};
