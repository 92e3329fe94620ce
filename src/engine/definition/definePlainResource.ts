import type SvgIcon from '@mui/material/SvgIcon';
import type { ResourceProps } from 'react-admin';
import type { PlainRestApi } from '../../data/plainRest.ts';

/** Screens written in plain react-admin, as in its documentation. */
export type PlainScreens = Pick<
  ResourceProps,
  'list' | 'create' | 'edit' | 'show' | 'recordRepresentation'
>;

/** Resource outside of the contract: plain react-admin with a plain REST API. */
export interface PlainResource {
  /** Name in the API's URLs, and route in the panel. */
  readonly name: string;
  readonly icon: typeof SvgIcon;
  readonly api: PlainRestApi;
  /** Imports the screens when the resource is first opened. */
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
