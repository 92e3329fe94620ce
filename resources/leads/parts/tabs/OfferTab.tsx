import { useGetList, useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { Fields } from '../../../../src/engine/kinds/Fields.tsx';
import { formatMoney } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import { AskButton } from '../contact/AskButton.tsx';
import type { Lead } from '../Lead.ts';
import { useLeadsResource } from '../sending/useLeadsResource.ts';
import listStyles from '../frame/PlainList.module.css';
import { unlessMasked } from '../frame/Masked.tsx';
import styles from './OfferTab.module.css';
import { SectionCard } from '../../../../src/ui/SectionCard.tsx';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';

const OFFER = ['offer.productName', 'offer.price', 'offer.note', 'offer.offeredAt', 'coupon'];
const RESULT = ['deal.dealDate', 'deal.amount', 'rejection.reasonId', 'rejection.note'];
const APPOINTMENT = ['appointment.startsAt', 'appointment.confirmedAt'];

function Items({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, isPending, error, refetch } = useGetList<Schemas['LeadItem']>('lead-items', {
    meta: { path: { id: lead.id } },
  });
  return (
    <SectionCard title={translate('resources.leadDesk.offer.items')}>
      <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()}>
        <ul className={listStyles.list}>
          {data?.map((item) => (
            <li key={item.id} className={styles.item}>
              <span>{item.name}</span>
              {item.price !== null && <strong>{formatMoney(item.price, locale)}</strong>}
            </li>
          ))}
        </ul>
      </QueryBoundary>
    </SectionCard>
  );
}

/** Renders the models that the couple requested, the offers, and their outcomes. */
export const OfferTab = unlessMasked(function Offer({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const resource = useLeadsResource();
  const record = { ...lead };
  const isClosed = lead.deal !== null || lead.rejection !== null;
  return (
    <>
      {lead.itemCount > 0 && <Items lead={lead} />}
      <SectionCard
        title={translate('resources.leadDesk.offer.title')}
        action={<AskButton lead={lead} action="offer" />}
      >
        {lead.offer === null && lead.coupon === null ? (
          <p className={listStyles.empty}>{translate('resources.leadDesk.offer.empty')}</p>
        ) : (
          <Fields of={resource} record={record} only={OFFER} />
        )}
      </SectionCard>
      <SectionCard
        title={translate('resources.leadDesk.offer.appointment')}
        action={
          <>
            <AskButton lead={lead} action="set_appointment" />
            <AskButton lead={lead} action="confirm_appointment" />
          </>
        }
      >
        {lead.appointment === null ? (
          <p className={listStyles.empty}>{translate('resources.leadDesk.offer.noAppointment')}</p>
        ) : (
          <Fields of={resource} record={record} only={APPOINTMENT} />
        )}
      </SectionCard>
      {isClosed && (
        <SectionCard title={translate('resources.leadDesk.offer.result')}>
          <Fields of={resource} record={record} only={RESULT} />
        </SectionCard>
      )}
    </>
  );
});
