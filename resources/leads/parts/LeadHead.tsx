import { ContactBar } from './contact/ContactBar.tsx';
import { NextStepStrip } from './contact/NextStepStrip.tsx';
import { FollowUpLine } from './followUp/FollowUpLine.tsx';
import type { Lead } from './Lead.ts';
import styles from './LeadHead.module.css';
import { LeadNotice } from './LeadNotice.tsx';
import { CompletenessMeter } from './quick/CompletenessMeter.tsx';
import { DuplicateHint } from './quick/DuplicateHint.tsx';
import { PresenceStrip } from './team/PresenceStrip.tsx';

/** On every page of an enquiry: what it waits for, why something is not possible, and the ways to the couple. */
export function LeadHead({ record: lead }: { record: Lead }) {
  return (
    <div className={styles.head}>
      <LeadNotice lead={lead} />
      {!lead.isMasked && <PresenceStrip key={lead.id} lead={lead} />}
      <NextStepStrip lead={lead} />
      {!lead.isMasked && <ContactBar key={lead.id} lead={lead} />}
      <div className={styles.side}>
        <CompletenessMeter lead={lead} />
        <FollowUpLine key={lead.id} lead={lead} />
      </div>
      <DuplicateHint lead={lead} />
    </div>
  );
}
