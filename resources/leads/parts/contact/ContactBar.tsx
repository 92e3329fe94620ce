import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../src/ui/Button.tsx';
import type { Lead } from '../Lead.ts';
import { useNow } from '../../../../src/ui/useNow.ts';
import { primaryAction } from './primaryAction.ts';
import { useLeadAction } from '../sending/useLeadAction.ts';
import { AskButton } from './AskButton.tsx';
import styles from './ContactBar.module.css';
import { Numbers } from './Numbers.tsx';
import { ReplyButton } from './ReplyButton.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import { useOutside, type Outside } from './useOutside.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

const RESULT_DIALOGS = {
  call: lazy(async () => ({ default: (await import('./CallResult.tsx')).CallResult })),
  whatsapp: lazy(async () => ({ default: (await import('./WhatsAppResult.tsx')).WhatsAppResult })),
};

interface CallButtonProps {
  lead: Lead;
  isPrimary: boolean;
  onCall: () => Promise<void>;
}

/** Renders the button that calls over the switchboard, which rings the user's phone first. */
function CallButton({ lead, isPrimary, onCall }: CallButtonProps) {
  const translate = useTranslate();
  const [isCalling, setCalling] = useState(false);
  const call = async () => {
    setCalling(true);
    await onCall();
    setCalling(false);
  };
  if (!lead.allowed.actions.includes('call')) return null;
  return (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      startIcon={<PhoneOutlined />}
      disabled={isCalling}
      aria-busy={isCalling}
      onClick={() => void call()}
    >
      <span className={styles.word}>
        {translate(isCalling ? 'resources.leadDesk.call.calling' : 'resources.leads.reply.call')}
      </span>
    </Button>
  );
}

/**
 * Renders the ways to contact the couple besides writing: a call, WhatsApp, and phone numbers. The result is
 * requested afterwards.
 */
function ContactBar({ lead, isCallPrimary }: { lead: Lead; isCallPrimary: boolean }) {
  const translate = useTranslate();
  const { act, problem } = useLeadAction(lead);
  const [outside, setOutside] = useOutside(lead.id);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const begin = (what: Outside) => {
    setOutside(what);
    setDialogOpen(true);
  };
  const call = async () => {
    if (await act({ type: 'call' })) begin('call');
  };
  const finish = () => {
    setDialogOpen(false);
    setOutside(null);
  };
  const ResultDialog = outside && RESULT_DIALOGS[outside];
  const label = translate('resources.leadDesk.contact.label');
  return (
    <div className={styles.contact} role="group" aria-label={label}>
      <div className={styles.ways} data-tour="contact">
        <CallButton lead={lead} isPrimary={isCallPrimary} onCall={call} />
        <WhatsAppButton lead={lead} onOpen={() => begin('whatsapp')} />
        {outside !== null && (
          <Button onClick={() => setDialogOpen(true)}>
            {translate(`resources.leadDesk.contact.open.${outside}`)}
          </Button>
        )}
      </div>
      <Numbers lead={lead} isShort />
      {problem && (
        <Alert severity="error" className={styles.problem}>
          {problem}
        </Alert>
      )}
      {ResultDialog && isDialogOpen && (
        <Suspense fallback={null}>
          <ResultDialog lead={lead} onDone={finish} onLater={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Renders the buttons in the head of a lead's page: contacts, and the reply if it is the primary action. */
export function LeadTools({ record: lead }: { record: Lead }) {
  const primary = primaryAction(lead, useNow());
  if (lead.isMasked) return null;
  return (
    <>
      <ContactBar key={lead.id} lead={lead} isCallPrimary={primary === 'call'} />
      {primary === 'reply' && <ReplyButton lead={lead} />}
      {primary === 'review' && <ReviewButton />}
      {primary === 'confirm_appointment' && <AskButton lead={lead} action={primary} isPrimary />}
    </>
  );
}
