import type { ReactNode } from 'react';
import type { FeatureGate, Support } from '../definition/config.ts';
import { LockedEntry } from './LockedEntry.tsx';
import { useFeatureGate } from './useFeatureGate.ts';

interface GatedProps {
  gate: (FeatureGate & Support) | undefined;
  isDestructive?: boolean;
  /** Record whose provider's package counts. */
  record?: object;
  /** The words that a locked entry shows. */
  label: string;
  as?: 'button' | 'menuitem';
  children: ReactNode;
}

/** Its children for whom they are meant; for the others a locked entry, or nothing. */
export function Gated({ gate, isDestructive, record, label, as, children }: GatedProps) {
  const state = useFeatureGate(gate, { isDestructive, record });
  if (state === 'open') return children;
  const feature = gate?.needs;
  return state === 'locked' && feature ? (
    <LockedEntry feature={feature} label={label} {...(as && { as })} />
  ) : null;
}
