import type { SeveralParents } from '../engine/access/severalParents.ts';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import type { SessionData } from '../session/loginState.ts';

/** Returns true if a resource is for the category of one of the providers. */
export const isOfCategory = (
  { categories }: ResourceMenu,
  providers: SessionData['providers'],
): boolean =>
  categories === undefined ||
  providers.some(({ category }) => categories.includes(category.categoryType));

/** Returns the user's providers, if there are several. */
export const severalProviders = (providers: SessionData['providers']): SeveralParents | undefined =>
  providers[1] && {
    resource: 'providers',
    categoryTypes: providers.map(({ category }) => category.categoryType),
  };
