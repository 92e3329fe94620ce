import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Feature } from '../engine/definition/slots.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { resourceMenus } from './resources.tsx';

const UpgradeDialog = lazy(async () => ({
  default: (await import('../engine/access/UpgradeDialog.tsx')).UpgradeDialog,
}));

/** What a click on a locked entry of the menu does: it tells what the feature gives, in `offer`. */
export function useUpgradeOffer(): { onLocked: (entry: MenuGroup) => void; offer: ReactNode } {
  const [feature, setFeature] = useState<Feature>();
  const onLocked = useCallback(
    ({ key }: MenuGroup) => setFeature(resourceMenus.find((one) => one.resource === key)?.needs),
    [],
  );
  const offer = feature && (
    <Suspense fallback={null}>
      <UpgradeDialog feature={feature} onClose={() => setFeature(undefined)} />
    </Suspense>
  );
  return { onLocked, offer };
}
