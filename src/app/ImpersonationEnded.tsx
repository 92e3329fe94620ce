import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import type { Covered } from './ImpersonationControls.ts';

const EndedDialog = lazyWithPreload(
  async () => (await import('../pages/support/EndedDialog.tsx')).EndedDialog,
);

interface ImpersonationEndedProps {
  covered: Covered;
  /** Name of the impersonated user. */
  name: string;
  onLeave: () => Promise<void>;
}

/** Renders the notice that the impersonation has ended, in a dialog over the page. */
export function ImpersonationEnded({ covered, name, onLeave }: ImpersonationEndedProps) {
  return covered === 'ended' ? <EndedDialog name={name} onLeave={onLeave} /> : null;
}
