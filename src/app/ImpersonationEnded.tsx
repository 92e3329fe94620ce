import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import type { Covered } from './ImpersonationControls.ts';

const EndedDialog = lazyWithPreload(
  async () => (await import('../pages/support/EndedDialog.tsx')).EndedDialog,
);

interface ImpersonationEndedProps {
  covered: Covered;
  /** The user the agent acted as. */
  name: string;
  onLeave: () => Promise<void>;
}

/** Tells over the page that the agent's time as this user is over. */
export function ImpersonationEnded({ covered, name, onLeave }: ImpersonationEndedProps) {
  return covered === 'ended' ? <EndedDialog name={name} onLeave={onLeave} /> : null;
}
