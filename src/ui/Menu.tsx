import type { MenuProps } from '@mui/material/Menu';
import { Suspense, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';

const MuiMenu = lazyPart<MenuProps>(
  async () => (await import('@mui/material/Menu')).default,
  'first',
);

/** Fetches what opens a menu before one is opened. */
export const preloadMenu = MuiMenu.preload;

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
