import type { SeveralParents } from '../engine/access/severalParents.ts';
import type { SessionData } from '../session/loginState.ts';

/** Returns the user's providers, if there are several. */
export const severalProviders = (providers: SessionData['providers']): SeveralParents | undefined =>
  providers[1] && {
    resource: 'providers',
    categoryTypes: providers.map(({ category }) => category.categoryType),
  };
