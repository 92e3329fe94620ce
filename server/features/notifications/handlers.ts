import type { Handlers } from '../../http/call.ts';
import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from './handlers/preferences.ts';
import {
  completeProviderPrompts,
  createProviderPromptAction,
  getProviderPromptsMeta,
  listProviderPrompts,
} from './handlers/prompts.ts';

export const notificationHandlers = {
  listProviderPrompts,
  getProviderPromptsMeta,
  createProviderPromptAction,
  completeProviderPrompts,
  getNotificationPreferences,
  updateNotificationPreferences,
} satisfies Partial<Handlers>;
