import { expect, it } from 'vitest';
import { sessionSample } from '../session/sessionSample.ts';
import { canChat, purposesOf, type Person, type ServiceConfig } from './purposes.ts';

const config: ServiceConfig = {
  features: { upgradeBanner: true, referral: true, chat: true, advertisementVideo: true },
  tagManager: { containerId: 'GTM-ABC123' },
  chat: { websiteId: '11111111-2222-3333-4444-555555555555' },
};
const person: Person = { ...sessionSample(), impersonation: null };
const user = (advisorService: boolean): Person => ({
  ...person,
  user: { ...person.user, permission: { ...person.user.permission, advisorService } },
});
const impersonated: Person = {
  ...user(true),
  impersonation: { agentName: 'Selin', reason: 'x', endsAt: '2026-11-21T09:30:00Z' },
};

it.each<[string, ServiceConfig, Person, boolean]>([
  ['everything is configured', config, user(true), true],
  ['the user has no adviser', config, user(false), false],
  [
    'the referral programme is off',
    { ...config, features: { ...config.features, referral: false } },
    user(true),
    false,
  ],
  [
    'the chat is off',
    { ...config, features: { ...config.features, chat: false } },
    user(true),
    false,
  ],
  ['no chat is configured', { ...config, chat: null }, user(true), false],
  ['an agent impersonates the user', config, impersonated, false],
])('decides about the chat if %s', (_, given, viewer, isShown) => {
  expect(canChat(given, viewer)).toBe(isShown);
});

it('lists the purposes of the deployment, and none for an agent', () => {
  expect(purposesOf(config, user(true))).toEqual(['measurement', 'chat']);
  expect(purposesOf(config, user(false))).toEqual(['measurement']);
  expect(purposesOf({ ...config, tagManager: null, chat: null }, user(true))).toEqual([]);
  expect(purposesOf(config, impersonated)).toEqual([]);
  expect(purposesOf(config, { ...person, user: { ...person.user, isAgent: true } })).toEqual([]);
});
