import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { linkProvider, unlinkProvider, updateProviderLink } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useNotifyError } from '../../../src/ui/useNotifyError.ts';

export type PageLink = Schemas['CustomerUserProvider'];
export type PageSwitch = 'canReceiveLeads' | 'canReceiveLeadsSms' | 'showAsContact';

/** Optimistic change of a switch. */
interface Moved {
  readonly providerId: number;
  readonly name: PageSwitch | 'works';
  readonly isOn: boolean;
}

const MESSAGES = 'resources.customer-users.pageLinks';

/**
 * Returns functions that link a user to providers and change the switches of a link; each change is
 * saved at once.
 */
export function usePageLink(userId: number) {
  const { call } = useApi();
  const { identity } = useGetIdentity();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const translate = useTranslate();
  const [moved, setMoved] = useState<Moved>();
  const customerId: unknown = identity?.['customerId'];

  const save = useCallback(
    async (change: Moved, work: () => Promise<unknown>, notifyDone: () => void) => {
      setMoved(change);
      try {
        await work();
        notifyDone();
      } catch (error) {
        notifyError(error);
      } finally {
        // After an error too: another user may have changed the link.
        await queryClient.invalidateQueries({ queryKey: ['customer-users'] });
        setMoved(undefined);
      }
    },
    [notifyError, queryClient],
  );
  if (typeof customerId !== 'number') return { moved };
  const params = { customerId, id: userId };

  const link = async (providerId: number, before?: PageLink) => {
    const { canReceiveLeads, canReceiveLeadsSms, showAsContact, signatureContent } = before ?? {};
    const { data } = await call(linkProvider, {
      params,
      body: { providerId, canReceiveLeads, canReceiveLeadsSms, showAsContact },
    });
    if (signatureContent)
      await call(updateProviderLink, {
        params: { ...params, linkId: data.id },
        body: { signatureContent },
      });
  };
  const linked = () => notify(`${MESSAGES}.linked`, { type: 'success' });

  return {
    moved,
    link: (providerId: number) =>
      save({ providerId, name: 'works', isOn: true }, () => link(providerId), linked),
    unlink: (before: PageLink) =>
      save(
        { providerId: before.providerId, name: 'works', isOn: false },
        () => call(unlinkProvider, { params: { ...params, linkId: before.id } }),
        () =>
          notify(`${MESSAGES}.unlinked`, {
            type: 'success',
            action: {
              label: translate('ui.action.undo'),
              onSelect: () =>
                void save(
                  { providerId: before.providerId, name: 'works', isOn: true },
                  () => link(before.providerId, before),
                  linked,
                ),
            },
          }),
      ),
    change: (before: PageLink, name: PageSwitch, isOn: boolean) =>
      save(
        { providerId: before.providerId, name, isOn },
        () =>
          call(updateProviderLink, {
            params: { ...params, linkId: before.id },
            body: { [name]: isOn },
          }),
        () => notify(`${MESSAGES}.saved`, { type: 'success' }),
      ),
  };
}
