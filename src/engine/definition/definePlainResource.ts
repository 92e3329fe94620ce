import type SvgIcon from '@mui/material/SvgIcon';
import type { ResourceProps } from 'react-admin';
import type { PlainRestApi } from '../../data/plainRest.ts';

/** Screens in plain react-admin, as its documentation writes them. */
export type PlainScreens = Pick<
  ResourceProps,
  'list' | 'create' | 'edit' | 'show' | 'recordRepresentation'
>;

/** A resource outside the contract: plain react-admin on a plain REST API. */
export interface PlainResource {
  /** Name in the API's addresses, and the route in the panel. */
  readonly name: string;
  readonly icon: typeof SvgIcon;
  readonly api: PlainRestApi;
  /** Imports the screens; they are fetched when the resource is first opened. */
  readonly screens: () => Promise<{ default: PlainScreens }>;
}

/**
 * Declares a resource that is not in the contract.
 * @example
 * export default definePlainResource({
 *   name: 'posts',
 *   icon: ArticleOutlined,
 *   api: { apiUrl: '/blog' },
 *   screens: () => import('./screens.tsx'),
 * });
 */
export const definePlainResource = (resource: PlainResource): PlainResource => resource;
