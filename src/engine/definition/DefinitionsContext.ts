import { createContext } from 'react';
import type { Resource } from './runtimeDefinition.ts';

/** Declarations of the application, for components that show another resource than their own. */
export interface Definitions {
  /** Fetches a definition; always the same promise for the same name. Undefined where nothing is declared. */
  load: (name: string) => Promise<Resource> | undefined;
  /** Path of a resource in the panel, without the first slash, such as `providers/:providerId/items`. */
  routeOf: (name: string) => string | undefined;
  /** Returns true if the panel offers a screen of the resource. */
  offers: (name: string, screen: 'list' | 'create' | 'edit' | 'show') => boolean;
  /** Fetches the code of a screen when the browser has nothing better to do. */
  preload: (name: string, screen: 'edit' | 'show') => void;
  /** The same for what it begins with: without the parts below the head of a record. */
  preloadHead: (name: string, screen: 'edit' | 'show') => void;
}

const NOTHING: Definitions = {
  load: () => undefined,
  routeOf: () => undefined,
  offers: () => false,
  preload: () => {},
  preloadHead: () => {},
};

/** Provides the lookup of resource definitions, which the application passes to the engine. */
export const DefinitionsContext = createContext<Definitions>(NOTHING);
