import { useTranslate } from 'react-admin';
import { use, type ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { MissingParentContext } from './missingParent.ts';
import { LockedEntry } from './LockedEntry.tsx';
import { useFeatureGate } from './useFeatureGate.ts';
import type { FeatureGate, Support } from '../definition/config.ts';
import { useIsBlocked } from './useIsBlocked.ts';

interface FormGateProps {
  gate: (FeatureGate & Support) | undefined;
  /** Record whose provider determines the package. */
  record?: object;
  children: ReactNode;
}

/** Renders a form if the feature gate is open; otherwise an empty state with the reason or the required feature. */
export function FormGate({ gate, record, children }: FormGateProps) {
  const translate = useTranslate();
  const isBlocked = useIsBlocked(gate);
  const state = useFeatureGate(gate, { record });
  const locked = state === 'locked' ? gate?.needs : undefined;
  // A missing parent is shown instead of the feature that it would provide.
  const missing = use(MissingParentContext);
  const title = isBlocked
    ? translate('ui.state.forbidden')
    : locked
      ? translate(missing?.title ?? `features.${locked}.title`)
      : '';
  usePageTitle(title);
  if (isBlocked)
    return <EmptyState isPage title={title} text={translate('engine.action.blocked')} />;
  if (locked && missing) return <EmptyState isPage title={title} text={translate(missing.text)} />;
  if (locked)
    return (
      <EmptyState
        isPage
        title={title}
        text={translate('engine.access.locked')}
        action={<LockedEntry feature={locked} label={translate('engine.action.inPackage')} />}
      />
    );
  return state === 'open' ? children : null;
}
