import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { getApprovalCounts } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
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
] as const satisfies readonly Schemas['ApprovalArea'][];

/** Queue of an area; photos and applications have one of their own. */
function AreaQueue({ area }: { area: Schemas['ApprovalArea'] }) {
  if (area === 'media') return <PictureWall />;
  return area === 'merchants' ? <MerchantQueue /> : <ApprovalQueue area={area} />;
}

/** Renders the approvals that wait for the support desk's decision, with one tab for each area. */
export function Approvals() {
  const translate = useTranslate();
  const api = useApi();
  const { area } = useParams();
  const chosen = area === undefined ? AREAS[0] : AREAS.find((one) => one === area);
  const title = translate('support.approvals.title');
  usePageTitle(chosen ? `${translate(`support.approvals.areas.${chosen}`)} – ${title}` : '');
  const { data } = useQuery({
    queryKey: ['support', 'approvals', 'counts'],
    queryFn: ({ signal }) => api.call(getApprovalCounts, { signal }),
  });
  const current = useRef<HTMLAnchorElement>(null);
  // Where the tabs do not fit, the chosen one is among those that are seen.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  if (!chosen) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={title} facts={[translate('support.approvals.about')]} />
      <nav className={styles.tabs} aria-label={translate('support.approvals.areasLabel')}>
        {AREAS.map((one) => (
          <NavLink
            key={one}
            ref={one === chosen ? current : undefined}
            to={`/support/approvals/${one}`}
            className={styles.tab}
            aria-current={one === chosen ? 'page' : undefined}
          >
            {translate(`support.approvals.areas.${one}`)}
            {data !== undefined && data.data[one] > 0 && (
              <span className={styles.count}>{data.data[one]}</span>
            )}
          </NavLink>
        ))}
      </nav>
      <AreaQueue key={chosen} area={chosen} />
    </>
  );
}
