import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyList, Resource } from '../../definition/anyDefinition.ts';
import { knownView, searchOf, type SavedView } from './savedViews.ts';

const keyOf = (resource: string) => `started.${resource}`;

function hasStarted(resource: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(resource)) !== null;
  } catch {
    return true;
  }
}

function markStarted(resource: string): void {
  try {
    sessionStorage.setItem(keyOf(resource), '1');
  } catch {
    // Without storage there is no start view; the list opens all the same.
  }
}

/**
 * The address of the view that a person chose to begin with; undefined where the list opens as it is.
 * It is for the first visit in a tab: whoever comes back from a record finds the list as it was.
 */
export function useStartView(resource: Resource, list: AnyList | undefined): string | undefined {
  const [views] = useStore<readonly SavedView[]>(`views.${resource.name}`, []);
  const { search } = useLocation();
  const start = views.find((view) => view.isStart);
  const isNow = list && start && search === '' && !hasStarted(resource.name);
  useEffect(() => {
    if (search !== '' || !isNow) markStarted(resource.name);
  }, [search, isNow, resource.name]);
  return isNow ? searchOf(knownView(resource, list, start)) : undefined;
}
