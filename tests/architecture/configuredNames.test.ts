import { expect, test } from 'vitest';
import { phrasesOf } from '../../i18n/phrases.ts';
import { languages } from '../../i18n/messages.ts';
import { configLists } from '../../server/db/seed/reference.ts';

/** Message keys of the entries of each configuration list. */
const named = {
  lead_status: 'resources/leads.values.status',
  payment_status: 'resources/payments.values.status',
  customer_user_role: 'resources/customer-users.values.roleId',
  available_languages: 'resources/customer-users.values.preferredLanguage',
  provider_item_statuses: 'resources/provider-items.values.status',
  provider_review_channel: 'resources/review-channels.values.kind',
  provider_form_group: 'support.approvals.subjects',
} satisfies Partial<Record<keyof typeof configLists, string>>;

type List = keyof typeof named;

const lists = Object.keys(named).filter((list): list is List => Object.hasOwn(named, list));

/** Entries whose names differ between the configuration and the messages. */
const differences = languages.flatMap((language) => {
  const phrases = phrasesOf(language);
  return lists.flatMap((list) =>
    configLists[list].flatMap(({ key, words }) => {
      const name = phrases.get(`${named[list]}.${key}`);
      return name === undefined || name === words[language]
        ? []
        : [`${language} ${list} ${key}: ${words[language]} | ${name}`];
    }),
  );
});

test('labels of states, roles and channels equal those of the configuration', () => {
  expect(differences).toEqual([]);
});

test.each(lists)('%s exists in the panel’s messages', (list) => {
  const phrases = phrasesOf('tr');
  const found = configLists[list].filter(({ key }) => phrases.has(`${named[list]}.${key}`));
  expect(found.length).toBeGreaterThan(1);
});
