import { createContext } from 'react';
import type { Resource } from './runtimeDefinition.ts';

/** Lookup of the application's declared resources, for components that show another resource than their own. */
export interface Definitions {
  /** Fetches a definition; returns the same promise for the same name, undefined for an undeclared resource. */
  load: (name: string) => Promise<Resource> | undefined;
  /**
   * Returns the path of a resource in the panel, without the leading slash, such as `providers/:providerId/items`.
   */
  routeOf: (name: string) => string | undefined;
  /** Returns true if the panel offers a screen of the resource. */
  offers: (name: string, screen: 'list' | 'create' | 'edit' | 'show') => boolean;
  /** Prefetches the code of a screen while the browser is idle. */
  preload: (name: string, screen: 'edit' | 'show') => void;
  /** Like `preload`, but without the components below the header of a record. */
  preloadHead: (name: string, screen: 'edit' | 'show') => void;
  /** Fetches all code of a screen at once, since it is about to open. */
  preloadNow: (name: string, screen: 'edit' | 'show') => void;
}

const NOTHING: Definitions = {
  load: () => undefined,
  routeOf: () => undefined,
  offers: () => false,
  preload: () => {},
  preloadHead: () => {},
  preloadNow: () => {},
};

/** Provides the lookup of resource definitions, which the application passes to the engine. */
export const DefinitionsContext = createContext<Definitions>(NOTHING);
