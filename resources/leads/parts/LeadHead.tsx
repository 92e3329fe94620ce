import { NextStepStrip } from './contact/NextStepStrip.tsx';
import { FollowUpLine } from './followUp/FollowUpLine.tsx';
import { LeadDialogs } from './header/LeadDialogs.tsx';
import { useOpenLead } from './header/useOpenLead.ts';
import type { Lead } from './Lead.ts';
import styles from './LeadHead.module.css';
import { LeadNotice } from './LeadNotice.tsx';
import { CompletenessMeter } from './quick/CompletenessMeter.tsx';
import { DuplicateHint } from './quick/DuplicateHint.tsx';
import { PresenceStrip } from './team/PresenceStrip.tsx';
import { OpenedTour } from './tour/OpenedTour.tsx';

/**
 * Renders the head of every page of a lead: the next step, the reason why an action is not possible, and the known
 * facts of the couple.
 */
export function LeadHead({ record: lead }: { record: Lead }) {
  useOpenLead(lead);
  return (
    <div className={styles.head}>
      <LeadNotice lead={lead} />
      {!lead.isMasked && <PresenceStrip key={lead.id} lead={lead} />}
      <NextStepStrip lead={lead} />
      <div className={styles.side}>
        <CompletenessMeter lead={lead} />
        <FollowUpLine key={lead.id} lead={lead} />
      </div>
      <DuplicateHint lead={lead} />
      <LeadDialogs key={`dialogs-${lead.id}`} lead={lead} />
      <OpenedTour name="communication" />
    </div>
  );
}
