import type { ReactNode } from 'react';
import type { FeatureGate, Support } from '../definition/config.ts';
import { LockedEntry } from './LockedEntry.tsx';
import { useFeatureGate } from './useFeatureGate.ts';

interface GatedProps {
  gate: (FeatureGate & Support) | undefined;
  isDestructive?: boolean;
  /** Record whose provider determines the package. */
  record?: object;
  /** Translated label of the locked entry. */
  label: string;
  as?: 'button' | 'menuitem';
  children: ReactNode;
}

/** Renders its children if the gate is open, a `LockedEntry` if the package lacks the feature, otherwise nothing. */
export function Gated({ gate, isDestructive, record, label, as, children }: GatedProps) {
  const state = useFeatureGate(gate, { isDestructive, record });
  if (state === 'open') return children;
  const feature = gate?.needs;
  return state === 'locked' && feature ? (
    <LockedEntry feature={feature} label={label} {...(as && { as })} />
  ) : null;
}
