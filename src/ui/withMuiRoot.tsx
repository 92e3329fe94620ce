import type { ComponentType } from 'react';
import { deferredMessages } from './deferredMessages.ts';
import { importWithRetry } from './importWithRetry.ts';

const fetchRoot = async () => {
  const { MuiRoot, prepareMui } = await importWithRetry(() => import('./MuiRoot.tsx'));
  await prepareMui();
  return MuiRoot;
};

/** Fetches a component with what the first screens do without: MUI's theme, and the later words. */
export async function withMuiRoot<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const [Part, MuiRoot] = await Promise.all([
    importWithRetry(load),
    fetchRoot(),
    deferredMessages(),
  ]);
  return function Full(props: P) {
    return (
      <MuiRoot>
        <Part {...props} />
      </MuiRoot>
    );
  };
}
