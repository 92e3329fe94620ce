import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { ResourceName } from './manifest.ts';

/** Where a resource stands in the menu: loaded at once, so it stays a few hundred bytes. */
export interface ResourceMenu {
  readonly resource: ResourceName;
  readonly group: 'work' | 'pages' | 'account';
  /** Smaller stands higher. */
  readonly order: number;
  readonly icon: typeof SvgIcon;
  /** Draws a count; asks for it by itself. */
  readonly badge?: ComponentType;
  /** What the panel offers of it. */
  readonly screens: readonly ('list' | 'create' | 'edit' | 'show')[];
}

/** Declares the menu entry of a resource. */
export function defineMenu(menu: ResourceMenu): ResourceMenu {
  return menu;
}
