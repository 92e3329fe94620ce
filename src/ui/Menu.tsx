import type { DividerProps } from '@mui/material/Divider';
import type { MenuProps } from '@mui/material/Menu';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from './lazyWithPreload.tsx';

const MuiMenu = lazyWithPreload<MenuProps>(
  async () => (await import('@mui/material/Menu')).default,
);

/** MUI's menu item, for a `Menu`. */
export const MenuItem = lazyWithPreload<MenuItemProps>(
  async () => (await import('@mui/material/MenuItem')).default,
);

/** MUI's divider, for a `Menu`. */
export const MenuDivider = lazyWithPreload<DividerProps>(
  async () => (await import('@mui/material/Divider')).default,
);

/** Preloads the code of menus. */
export async function preloadMenu(): Promise<void> {
  await Promise.all([MuiMenu.preload(), MenuItem.preload(), MenuDivider.preload()]);
}

/** Renders MUI's menu, whose code is loaded when it is first opened or preloaded. */
export function Menu(props: MenuProps) {
  const { open } = props;
  // A closing menu stays mounted for its exit transition.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!open && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <MuiMenu {...props} />
    </Suspense>
  );
}
