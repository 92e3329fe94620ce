import type { RuntimeConfig } from '../session/runtimeConfig.ts';
import type { SessionData } from '../session/loginState.ts';

/** Purposes that a user may allow or refuse. Nothing of a purpose is fetched before the user allows it. */
export const purposes = ['measurement', 'chat'] as const;
export type Purpose = (typeof purposes)[number];

export type ServiceConfig = Pick<RuntimeConfig, 'features' | 'tagManager' | 'chat'>;
export type Person = Pick<SessionData, 'user' | 'impersonation'>;

/**
 * Returns true if the user may chat with support: the user has an adviser, the referral programme and the chat are
 * enabled, and there is no impersonation.
 */
export function canChat(
  { features, chat }: ServiceConfig,
  { user, impersonation }: Person,
): boolean {
  return (
    chat !== null &&
    features.chat &&
    features.referral &&
    user.permission.advisorService &&
    impersonation === null
  );
}

/**
 * Returns the purposes to choose from: those that the deployment offers and this user may use. Returns none during
 * an impersonation.
 */
export function purposesOf(config: ServiceConfig, person: Person): Purpose[] {
  if (person.impersonation !== null || person.user.isAgent) return [];
  const has: Record<Purpose, boolean> = {
    measurement: config.tagManager !== null,
    chat: canChat(config, person),
  };
  return purposes.filter((purpose) => has[purpose]);
}
