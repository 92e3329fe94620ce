import type { ComponentType } from 'react';
import { deferredMessages } from './deferredMessages.ts';
import { importWithRetry } from './importWithRetry.ts';

const fetchRoot = async () => {
  const { MuiRoot, prepareMui } = await importWithRetry(() => import('./MuiRoot.tsx'));
  await prepareMui();
  return MuiRoot;
};

/** Imports a component together with MUI's theme and the deferred messages, which the first screens do not need. */
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
