import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { getApprovalCounts } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useCurrentTabInView } from '../../ui/useCurrentTabInView.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ApprovalQueue } from './ApprovalQueue.tsx';
import styles from './Approvals.module.css';
import { MerchantQueue } from './MerchantQueue.tsx';
import { PictureWall } from './PictureWall.tsx';

const AREAS = [
  'updates',
  'media',
  'campaigns',
  'models',
  'testimonials',
  'replies',
  'disputes',
  'merchants',
] as const satisfies readonly (keyof Schemas['ApprovalCounts'])[];

const isWritten = (area: string): area is (typeof AREAS)[number] =>
  AREAS.some((one) => one === area);

/** Renders the queue of an area; photos and merchant applications have their own. */
function AreaQueue({ area, label }: { area: Schemas['ApprovalArea']; label: string }) {
  if (area === 'media') return <PictureWall />;
  return area === 'merchants' ? <MerchantQueue /> : <ApprovalQueue area={area} label={label} />;
}

/** Returns a function that names an area; areas of declared entities use the name of their list. */
function useAreaLabel() {
  const translate = useTranslate();
  return (area: Schemas['ApprovalArea']) =>
    isWritten(area)
      ? translate(`support.approvals.areas.${area}`)
      : translate(`resources.${area}.name`, { smart_count: 2, _: area });
}

/** Renders the approvals that await the support desk's decision, with one tab for each area. */
export function Approvals() {
  const translate = useTranslate();
  const labelOf = useAreaLabel();
  const api = useApi();
  const { area } = useParams();
  const { data, isPending } = useQuery({
    queryKey: ['support', 'approvals', 'counts'],
    queryFn: ({ signal }) => api.call(getApprovalCounts, { signal }),
  });
  const counts: Readonly<Record<string, number>> = data?.data ?? {};
  const declared = Object.keys(counts).filter((one) => !isWritten(one));
  const areas = [...AREAS, ...declared];
  const chosen = area === undefined ? AREAS[0] : areas.find((one) => one === area);
  const title = translate('support.approvals.title');
  usePageTitle(chosen ? `${labelOf(chosen)} – ${title}` : '');
  const tabs = useCurrentTabInView(chosen);
  // Areas of declared entities are known once the counts are loaded.
  if (!chosen && !isPending) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={title} facts={[translate('support.approvals.about')]} />
      <nav
        ref={tabs}
        className={styles.tabs}
        aria-label={translate('support.approvals.areasLabel')}
      >
        {areas.map((one) => (
          <Link
            key={one}
            to={`/support/approvals/${one}`}
            className={styles.tab}
            aria-current={one === chosen ? 'page' : undefined}
          >
            {labelOf(one)}
            {(counts[one] ?? 0) > 0 && <span className={styles.count}>{counts[one]}</span>}
          </Link>
        ))}
      </nav>
      {chosen && <AreaQueue key={chosen} area={chosen} label={labelOf(chosen)} />}
    </>
  );
}
