import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { createProductLeadFacts } from '#contract/facts/createProductLead.ts';
import { createProductLead } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { getText } from '../../../../src/engine/definition/field.ts';
import { FieldsDialog } from '../../../../src/engine/actions/FieldsDialog.tsx';
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx';
import { formatDateTime } from '../../../../src/ui/format.ts';
import { StatusTag } from '../../../../src/ui/StatusTag.tsx';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead, LeadHistory } from '../Lead.ts';
import { useDialogSubmit } from '../sending/useDialogSubmit.ts';
import { useLeadAction } from '../sending/useLeadAction.ts';
import { useLeadsResource } from '../sending/useLeadsResource.ts';
import { LeadTour } from '../tour/LeadTour.tsx';
import styles from '../frame/PlainList.module.css';
import { unlessMasked } from '../frame/Masked.tsx';
import { SectionCard } from '../../../../src/ui/SectionCard.tsx';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';

const PRODUCT = 'wedding-loan';
const FIELDS = { note: createProductLeadFacts.body.note };

function LoanLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const resource = useLeadsResource();
  const { send, ...dialogProps } = useDialogSubmit(onClose);
  const { id } = lead;
  const save = useCallback(
    (values: unknown) => {
      const note = getText(values, 'note').trim();
      const body = { leadId: id, ...(note !== '' && { note }) };
      return send(body, (idempotencyKey) =>
        api.call(createProductLead, { params: { product: PRODUCT }, idempotencyKey, body }),
      );
    },
    [api, send, id],
  );
  return (
    <FieldsDialog
      {...dialogProps}
      resource={resource}
      fields={FIELDS}
      title={translate('resources.leadDesk.loan.create')}
      paragraphs={[translate('resources.leadDesk.loan.createText')]}
      submit={translate('resources.leadDesk.loan.create')}
      onAnswer={save}
      onClose={onClose}
    />
  );
}

/** Renders the link to the wedding loan; it can be sent once. */
function LoanLink({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const { act, isSending, problem } = useLeadAction(lead);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const send = async () => {
    const isSent = await act({ type: 'send_loan_link' });
    setDialogOpen(false);
    if (isSent)
      notify(translate('resources.leads.actions.send_loan_link.done'), { type: 'success' });
  };
  const isSent = lead.loanLinkSentAt !== null;
  const canSend = lead.allowed.actions.includes('send_loan_link');
  return (
    <SectionCard
      title={translate('resources.leadDesk.loan.link')}
      action={
        <>
          <LeadTour name="loan" />
          {canSend && (
            <Button variant="outlined" color="inherit" onClick={() => setDialogOpen(true)}>
              {translate('resources.leads.actions.send_loan_link.do')}
            </Button>
          )}
        </>
      }
    >
      <div data-tour="loanLink">
        {lead.loanLinkSentAt !== null && (
          <p>
            <StatusTag tone="success">{translate('resources.leadDesk.loan.sent')}</StatusTag>{' '}
            {formatDateTime(lead.loanLinkSentAt, locale)}
          </p>
        )}
        <p className={styles.empty}>
          {translate(
            `resources.leadDesk.loan.${isSent ? 'sentText' : canSend ? 'linkText' : 'cannotSend'}`,
          )}
        </p>
      </div>
      {problem && <Alert severity="error">{problem}</Alert>}
      {isDialogOpen && (
        <ConfirmDialog
          title={translate('resources.leadDesk.loan.ask')}
          text={translate('resources.leadDesk.loan.askText', { couple: lead.couple.name })}
          action={translate('resources.leads.actions.send_loan_link.do')}
          isDangerous={false}
          isBusy={isSending}
          onConfirm={() => void send()}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </SectionCard>
  );
}

/** Renders the wedding loan: its link for the couple, and the request for a call about it. */
export const LoanTab = unlessMasked(function Loan({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { data, isPending, error, refetch } = useGetList<LeadHistory>('lead-histories', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { event: ['product_lead_created'] },
    meta: { path: { id: lead.id } },
  });
  const created = data?.[0];
  return (
    <>
      <LoanLink lead={lead} />
      <SectionCard
        title={translate('resources.leadDesk.loan.lead')}
        action={
          data !== undefined &&
          !created &&
          lead.allowed.update && (
            <Button variant="outlined" color="inherit" onClick={() => setDialogOpen(true)}>
              {translate('resources.leadDesk.loan.create')}
            </Button>
          )
        }
      >
        <div data-tour="loanLead">
          <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()}>
            {created && (
              <p>
                <StatusTag tone="success">{translate('resources.leadDesk.loan.created')}</StatusTag>{' '}
                {formatDateTime(created.createdAt, locale)} · <bdi>{created.createdBy?.name}</bdi>
              </p>
            )}
            <p className={styles.empty}>
              {created?.note ?? translate('resources.leadDesk.loan.leadText')}
            </p>
          </QueryBoundary>
        </div>
      </SectionCard>
      {isDialogOpen && <LoanLeadDialog lead={lead} onClose={() => setDialogOpen(false)} />}
    </>
  );
});
