import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import type { Feature } from '../engine/definition/slots.ts';
import { resourceMenus } from './resources.tsx';

const needed = [...new Set(resourceMenus.flatMap(({ needs }) => needs ?? []))];

/**
 * Features of the package that entries of the menu need and this person lacks; undefined until it is known.
 * @param userId whose package it is
 */
export function useMissingFeatures(userId: number): ReadonlySet<Feature> | undefined {
  const authProvider = useAuthProvider();
  const { data } = useQuery({
    queryKey: ['missingFeatures', userId],
    staleTime: Infinity,
    queryFn: async (): Promise<ReadonlySet<Feature>> => {
      const has = await Promise.all(
        needed.map(
          async (action) =>
            (await authProvider?.canAccess?.({ resource: 'features', action })) ?? true,
        ),
      );
      return new Set(needed.filter((_, at) => !has[at]));
    },
  });
  return data;
}
