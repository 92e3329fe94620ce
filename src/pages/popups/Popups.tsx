import { Suspense, useMemo } from 'react';
import { parseVideo } from '#contract/parseVideo.ts';
import { lazyOptional } from '../../ui/lazyOptional.tsx';
import { useNow } from '../../ui/useNow.ts';
import { duePopups, type PopupName } from './popupQueue.ts';
import { usePopupData, type Page } from './usePopupData.ts';
import { usePopupHistory } from './usePopupHistory.ts';
import { usePopupQueue } from './usePopupQueue.ts';

const Advertisement = lazyOptional(async () => (await import('./Advertisement.tsx')).Advertisement);
const PriceUpdate = lazyOptional(async () => (await import('./PriceUpdate.tsx')).PriceUpdate);
const MissingCatalog = lazyOptional(
  async () => (await import('./MissingCatalog.tsx')).MissingCatalog,
);
const MissingInfo = lazyOptional(async () => (await import('./MissingInfo.tsx')).MissingInfo);
const ReferralOffer = lazyOptional(async () => (await import('./ReferralOffer.tsx')).ReferralOffer);

const parts = {
  advertisement: Advertisement,
  priceUpdate: PriceUpdate,
  missingCatalog: MissingCatalog,
  missingInfo: MissingInfo,
  referral: ReferralOffer,
} satisfies Record<PopupName, unknown>;

/** Fetches a popup's code before it opens, so that it does not cover a dialog that opened during the load. */
const preload = (name: PopupName) => parts[name].preload();

const MINUTE_MS = 60_000;

interface PopupsProps {
  userId: number;
  customerId: number;
  pages: readonly Page[];
  /** True if the user has permission to change prices and providers; other users see no popups about them. */
  canWrite: boolean;
  /** True if a referral programme exists. */
  hasReferral: boolean;
  /** URL of the advertised video; null if there is none. */
  videoUrl: string | null;
  /** Minutes before another popup may open. */
  minutesBetween: number;
}

/** Renders the popups that open automatically, one after the other. */
export function Popups({
  userId,
  customerId,
  pages,
  canWrite,
  hasReferral,
  videoUrl,
  minutesBetween,
}: PopupsProps) {
  const now = useNow();
  const { history, keep } = usePopupHistory(userId);
  const due = duePopups(history, now);
  const { isLoaded, outdated, unlisted, gaps } = usePopupData({
    now,
    customerId,
    pages,
    fetchesCatalogs: canWrite && (due.includes('priceUpdate') || due.includes('missingCatalog')),
    fetchesForms: canWrite && due.includes('missingInfo'),
  });
  const video = useMemo(() => parseVideo(videoUrl ?? ''), [videoUrl]);
  const reasons: [PopupName, boolean][] = [
    ['advertisement', video !== undefined],
    ['priceUpdate', outdated.length > 0],
    ['missingCatalog', unlisted.length > 0],
    ['missingInfo', gaps.length > 0],
    ['referral', hasReferral],
  ];
  const eligible = isLoaded
    ? new Set(reasons.flatMap(([name, hasReason]) => (hasReason ? [name] : [])))
    : undefined;
  const { open, close } = usePopupQueue({
    eligible,
    history,
    keep,
    now,
    pauseMs: minutesBetween * MINUTE_MS,
    preload,
  });
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      {open === 'advertisement' && video && <Advertisement video={video} onClose={close} />}
      {open === 'priceUpdate' && (
        <PriceUpdate catalogs={outdated} pages={pages} customerId={customerId} onClose={close} />
      )}
      {open === 'missingCatalog' && <MissingCatalog pages={unlisted} onClose={close} />}
      {open === 'missingInfo' && <MissingInfo gaps={gaps} onClose={close} />}
      {open === 'referral' && <ReferralOffer onClose={close} />}
    </Suspense>
  );
}
