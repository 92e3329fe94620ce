import type SvgIcon from '@mui/material/SvgIcon';
import type { FunctionComponent } from 'react';
import type { Manifests } from '#contract/manifest/types.ts';
import type { Schemas } from '#contract/types.ts';
import type { FilterValueOf, FieldMap, ResourceName } from './manifest.ts';
import type { FeatureGate } from './config.ts';

/** Kind of a provider's category. */
type CategoryType = Schemas['ProviderBrief']['category']['categoryType'];

export type Screen = 'list' | 'create' | 'edit' | 'show';

/** Filters of a resource's list that select the counted records. */
type Counted<N extends ResourceName> = Manifests[N] extends {
  list: { filters: infer F extends FieldMap };
}
  ? { readonly [K in keyof F & string]?: FilterValueOf<F[K]> }
  : never;

/** Names of the list's filters that accept an id. */
type NumberFilter<N extends ResourceName> = keyof Counted<N> & string;

/** Path parameters of the resource that the session does not supply. */
type OpenParam<N extends ResourceName> = Exclude<Manifests[N]['params'][number], 'customerId'>;

interface Entry<N extends ResourceName> extends FeatureGate {
  readonly resource: N;
  readonly group: 'work' | 'pages' | 'account';
  /** Sort order in the menu, ascending. */
  readonly order: number;
  readonly icon: typeof SvgIcon;
  /**
   * Category types; the entry is shown if a provider of the session has one of them. By default it is always
   * shown.
   */
  readonly categories?: readonly CategoryType[];
  /**
   * Count beside the entry's name: a filter whose matching records are counted, or a component that fetches the
   * count.
   */
  readonly badge?: FunctionComponent | Counted<N>;
  /** Screens of the resource that the panel offers. */
  readonly screens: readonly Screen[];
  /**
   * Additional locations of the resource below the records of another resource. A filter limits the list to that
   * record: the same filter for all routes, or one for each route.
   */
  readonly below?: {
    readonly routes: readonly string[];
    readonly by: NumberFilter<N> | { readonly [route: string]: NumberFilter<N> };
    /** Routes whose list has the name of that record as its title; the others name it below their own. */
    readonly named?: readonly string[];
  };
  /** Alternative last segment of a record's URL, such as `info` for `/providers/5/info`. */
  readonly alias?: string;
  /** Hides the resource from the menu; other pages link to it. */
  readonly inMenu?: false;
  /** Shows, creates and edits records in a dialog over the list, each at its own URL; in pages by default. */
  readonly presentation?: 'dialog';
}

/** A resource whose paths require a parameter needs a route that supplies it, and has no menu entry. */
export type MenuOf<N extends ResourceName> = Entry<N> &
  ([OpenParam<N>] extends [never]
    ? { readonly route?: string }
    : { readonly route: `${string}:${OpenParam<N>}${string}` });

/** A menu entry, type-erased. */
export interface ResourceMenu extends FeatureGate {
  readonly resource: ResourceName;
  readonly group: 'work' | 'pages' | 'account';
  readonly order: number;
  readonly icon: typeof SvgIcon;
  readonly categories?: readonly CategoryType[];
  readonly badge?: FunctionComponent | { readonly [filter: string]: unknown };
  readonly screens: readonly Screen[];
  /** Path in the panel, without a leading slash; the resource's name by default. */
  readonly route?: string;
  readonly below?: {
    readonly routes: readonly string[];
    readonly by: string | { readonly [route: string]: string };
    readonly named?: readonly string[];
  };
  readonly alias?: string;
  readonly inMenu?: false;
  readonly presentation?: 'dialog';
}

/** Declares a resource's menu entry. All entries load at start, so each is limited to a few hundred bytes. */
export function defineMenu<const N extends ResourceName>(menu: MenuOf<N>): ResourceMenu {
  return menu;
}
