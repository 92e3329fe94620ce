import { Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Feature } from '../engine/definition/config.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { lazyOnDemand } from '../ui/lazyOnDemand.tsx';

const UpgradeDialog = lazyOnDemand(
  async () => (await import('../engine/access/UpgradeDialog.tsx')).UpgradeDialog,
);

interface UpgradeOffer {
  /** Callback of a click on a locked menu entry. */
  onLocked: (entry: MenuGroup) => void;
  /** Callback of a click on the banner. */
  onUpgrade: () => void;
  /** Dialog that describes the feature; rendered beside the page. */
  offer: ReactNode;
}

/** Returns the dialog of the package upgrade and the callbacks that open it. */
export function useUpgradeOffer(): UpgradeOffer {
  const [feature, setFeature] = useState<Feature>();
  const onLocked = useCallback(({ locked }: MenuGroup) => setFeature(locked), []);
  const onUpgrade = useCallback(() => setFeature('viewLeads'), []);
  const offer = feature && (
    <Suspense fallback={null}>
      <UpgradeDialog feature={feature} onClose={() => setFeature(undefined)} />
    </Suspense>
  );
  return { onLocked, onUpgrade, offer };
}
