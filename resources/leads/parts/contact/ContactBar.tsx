import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { Lead } from '../Lead.ts';
import { useLeadAction } from '../sending/useLeadAction.ts';
import { LeadTour } from '../tour/LeadTour.tsx';
import styles from './ContactBar.module.css';
import { CoupleButton } from './CoupleButton.tsx';
import { Numbers } from './Numbers.tsx';
import { useOutside, type Outside } from './useOutside.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

const ASKED = {
  call: lazy(async () => ({ default: (await import('./CallResult.tsx')).CallResult })),
  whatsapp: lazy(async () => ({ default: (await import('./WhatsAppResult.tsx')).WhatsAppResult })),
};

/** Calls through the switchboard: our phone rings first. */
function CallButton({ lead, onCall }: { lead: Lead; onCall: () => Promise<void> }) {
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
      variant="outlined"
      color="inherit"
      startIcon={<PhoneOutlined />}
      disabled={isCalling}
      aria-busy={isCalling}
      onClick={() => void call()}
    >
      {translate(isCalling ? 'resources.leadDesk.call.calling' : 'resources.leads.reply.call')}
    </Button>
  );
}

/** Ways to the couple beside writing: a call, WhatsApp, and the numbers that lead to it. How it went is asked afterwards. */
export function ContactBar({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const { act, problem } = useLeadAction(lead);
  const [outside, setOutside] = useOutside(lead.id);
  const [isAsking, setAsking] = useState(false);
  const begin = (what: Outside) => {
    setOutside(what);
    setAsking(true);
  };
  const call = async () => {
    if (await act({ type: 'call' })) begin('call');
  };
  const finish = () => {
    setAsking(false);
    setOutside(null);
  };
  const Asked = outside && ASKED[outside];
  const label = translate('resources.leadDesk.contact.label');
  return (
    <div className={styles.contact} role="group" aria-label={label}>
      <div className={styles.ways} data-tour="contact">
        <CallButton lead={lead} onCall={call} />
        <WhatsAppButton lead={lead} onOpen={() => begin('whatsapp')} />
        <CoupleButton lead={lead} />
        {outside !== null && (
          <Button onClick={() => setAsking(true)}>
            {translate(`resources.leadDesk.contact.open.${outside}`)}
          </Button>
        )}
      </div>
      <div className={styles.numbers}>
        <Numbers lead={lead} />
        <LeadTour name="communication" />
      </div>
      {problem && (
        <Alert severity="error" className={styles.problem}>
          {problem}
        </Alert>
      )}
      {Asked && isAsking && (
        <Suspense fallback={null}>
          <Asked lead={lead} onDone={finish} onLater={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
