import type SvgIcon from '@mui/material/SvgIcon';
import type { FunctionComponent } from 'react';
import type { Manifests } from '#contract/manifest/types.ts';
import type { Schemas } from '#contract/types.ts';
import type { AskedOf, FieldMap, ResourceName } from './manifest.ts';
import type { FeatureGate } from './config.ts';

/** Kind of a provider's category. */
type CategoryType = Schemas['ProviderBrief']['category']['categoryType'];

export type Screen = 'list' | 'create' | 'edit' | 'show';

/** Filters of a resource's list whose records are counted. */
type Counted<N extends ResourceName> = Manifests[N] extends {
  list: { filters: infer F extends FieldMap };
}
  ? { readonly [K in keyof F & string]?: AskedOf<F[K]> }
  : never;

/** Filters of the resource's list by an id. */
type NumberFilter<N extends ResourceName> = keyof Counted<N> & string;

/** Parameters of the resource's paths that the session does not supply. */
type OpenParam<N extends ResourceName> = Exclude<Manifests[N]['params'][number], 'customerId'>;

interface Entry<N extends ResourceName> extends FeatureGate {
  readonly resource: N;
  readonly group: 'work' | 'pages' | 'account';
  /** Ascending order in the menu. */
  readonly order: number;
  readonly icon: typeof SvgIcon;
  /** Kinds of category that a provider of the session must have one of; every one when not said. */
  readonly categories?: readonly CategoryType[];
  /** Count beside the name: of the records that match a filter, or a component that fetches it. */
  readonly badge?: FunctionComponent | Counted<N>;
  /** Screens of the resource that the panel offers. */
  readonly screens: readonly Screen[];
  /**
   * Additional locations of the resource: below the records of another resource, limited by a filter to
   * that record: the same one at all of them, or one for each route.
   */
  readonly below?: {
    readonly routes: readonly string[];
    readonly by: NumberFilter<N> | { readonly [route: string]: NumberFilter<N> };
  };
  /** Another last step of a record's address, such as `info` for `/providers/5/info`. */
  readonly alias?: string;
  /** No entry of its own: other pages lead there. */
  readonly inMenu?: false;
  /** Records are created, shown and edited in a dialog over the list, each at its own address; pages otherwise. */
  readonly presentation?: 'dialog';
}

/** A resource whose paths need a parameter has a route that supplies it, and no menu entry of its own. */
export type MenuOf<N extends ResourceName> = Entry<N> &
  ([OpenParam<N>] extends [never]
    ? { readonly route?: string }
    : { readonly route: `${string}:${OpenParam<N>}${string}` });

/** A menu entry with its types worn off. */
export interface ResourceMenu extends FeatureGate {
  readonly resource: ResourceName;
  readonly group: 'work' | 'pages' | 'account';
  readonly order: number;
  readonly icon: typeof SvgIcon;
  readonly categories?: readonly CategoryType[];
  readonly badge?: FunctionComponent | { readonly [filter: string]: unknown };
  readonly screens: readonly Screen[];
  /** Path in the panel, without a leading slash; the resource's name when not said. */
  readonly route?: string;
  readonly below?: {
    readonly routes: readonly string[];
    readonly by: string | { readonly [route: string]: string };
  };
  readonly alias?: string;
  readonly inMenu?: false;
  readonly presentation?: 'dialog';
}

/** Declares a resource's place in the menu; loaded at start, so it stays a few hundred bytes. */
export function defineMenu<const N extends ResourceName>(menu: MenuOf<N>): ResourceMenu {
  return menu;
}
