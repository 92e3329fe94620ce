import { Suspense, useMemo, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { lazyOptional } from '../ui/lazyOptional.tsx';
import type { ShellSettings } from './ShellSettings.ts';

const Popups = lazyOptional(async () => (await import('../pages/popups/Popups.tsx')).Popups);

/**
 * Returns the pop-ups that open automatically. Agents get none, even during an impersonation; no pop-up opens over
 * another layer.
 */
export function usePopups(
  { user, providers, impersonation }: SessionData,
  { features, popups, links }: ShellSettings,
  isCovered: boolean,
): ReactNode {
  const canOpen = impersonation === null && !user.isAgent && !isCovered;
  const canWrite = user.permission.grants.includes('pages.write');
  const { id, customerId } = user;
  const { referral, advertisementVideo } = features;
  const { minutesBetween } = popups;
  const videoUrl = advertisementVideo ? links.advertisementVideo : null;
  return useMemo(
    () =>
      canOpen && (
        <Suspense fallback={null}>
          <Popups
            key={id}
            userId={id}
            customerId={customerId}
            pages={providers}
            canWrite={canWrite}
            hasReferral={referral}
            videoUrl={videoUrl}
            minutesBetween={minutesBetween}
          />
        </Suspense>
      ),
    [canOpen, id, customerId, providers, canWrite, referral, videoUrl, minutesBetween],
  );
}
