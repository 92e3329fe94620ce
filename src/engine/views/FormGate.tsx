import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LockedEntry } from '../access/LockedEntry.tsx';
import { useGate } from '../access/useGate.ts';
import type { Gate, Support } from '../definition/slots.ts';
import { useIsBlocked } from './useIsBlocked.ts';

interface FormGateProps {
  gate: (Gate & Support) | undefined;
  children: ReactNode;
}

/** A form for whom it is meant; the others, who came by its address, are told why there is none. */
export function FormGate({ gate, children }: FormGateProps) {
  const translate = useTranslate();
  const isBlocked = useIsBlocked(gate);
  const state = useGate(gate);
  if (isBlocked)
    return (
      <EmptyState
        title={translate('ui.state.forbidden')}
        text={translate('engine.action.blocked')}
      />
    );
  if (state === 'locked' && gate?.needs)
    return (
      <EmptyState
        title={translate(`features.${gate.needs}.title`)}
        text={translate('engine.access.locked')}
        action={<LockedEntry feature={gate.needs} label={translate('engine.action.inPackage')} />}
      />
    );
  return state === 'open' ? children : null;
}
