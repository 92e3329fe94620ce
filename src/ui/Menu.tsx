import type { DividerProps } from '@mui/material/Divider';
import type { MenuProps } from '@mui/material/Menu';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from './lazyWithPreload.tsx';

const MuiMenu = lazyWithPreload<MenuProps>(
  async () => (await import('@mui/material/Menu')).default,
);

/** MUI's own, for a `Menu`. */
export const MenuItem = lazyWithPreload<MenuItemProps>(
  async () => (await import('@mui/material/MenuItem')).default,
);

/** MUI's own, for a `Menu`. */
export const MenuDivider = lazyWithPreload<DividerProps>(
  async () => (await import('@mui/material/Divider')).default,
);

/** Fetches what opens a menu before one is opened. */
export async function preloadMenu(): Promise<void> {
  await Promise.all([MuiMenu.preload(), MenuItem.preload(), MenuDivider.preload()]);
}

/** MUI's menu, with all that it takes to stand over a page fetched at its first opening, or before. */
export function Menu(props: MenuProps) {
  const { open } = props;
  // A menu that closes stays for its way out.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!open && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <MuiMenu {...props} />
    </Suspense>
  );
}
