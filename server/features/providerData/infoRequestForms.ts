import type { Schemas } from '#contract/types.ts';
import type { Language } from '../../http/call.ts';
import type { CategoryType } from './formSpecs.ts';
import { requestMessages } from './formMessages.ts';

interface RequestField {
  name: 'coupleName' | 'phone' | 'email' | 'weddingDate' | 'guestCount' | 'visitDay' | 'message';
  isRequired: boolean;
}

const couple: readonly RequestField[] = [
  { name: 'coupleName', isRequired: true },
  { name: 'phone', isRequired: true },
  { name: 'email', isRequired: false },
];

const offer = (category: CategoryType): readonly RequestField[] => [
  ...couple,
  { name: 'weddingDate', isRequired: true },
  // The price of a dress or a photographer does not depend on the number of guests.
  ...(category === 'venue' ? [{ name: 'guestCount', isRequired: true } as const] : []),
  { name: 'message', isRequired: false },
];

const visit: readonly RequestField[] = [...couple, { name: 'visitDay', isRequired: true }];
const question: readonly RequestField[] = [...couple, { name: 'message', isRequired: true }];

/** Returns the forms by which couples contact a provider, in display order. */
export function infoRequestForms(
  category: CategoryType,
  language: Language,
): Schemas['InfoRequestForm'][] {
  const { titles, fields } = requestMessages(language);
  const forms = [
    { key: 'offer' as const, questions: offer(category) },
    // Couples visit venues and shops, but not a photographer.
    ...(category === 'service' ? [] : [{ key: 'visit' as const, questions: visit }]),
    { key: 'question' as const, questions: question },
  ];
  return forms.map(({ key, questions }, index) => ({
    id: index + 1,
    key,
    title: titles[key],
    fields: questions.map(({ name, isRequired }) => ({ name, label: fields[name], isRequired })),
  }));
}
