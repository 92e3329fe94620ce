import { useNotify } from 'react-admin';
import { lazy, Suspense } from 'react';
import type { Lead } from '../Lead.ts';
import { useOpenedDialog } from '../frame/openDialog.ts';

const CoupleDialog = lazy(async () => ({
  default: (await import('../contact/CoupleDialog.tsx')).CoupleDialog,
}));
const FollowUpDialog = lazy(async () => ({
  default: (await import('../followUp/FollowUpDialog.tsx')).FollowUpDialog,
}));
const ReviewDialog = lazy(async () => ({
  default: (await import('../review/ReviewDialog.tsx')).ReviewDialog,
}));

/** Renders the dialogs that the menu of a lead opens. */
export function LeadDialogs({ lead }: { lead: Lead }) {
  const notify = useNotify();
  const { dialog, close } = useOpenedDialog();
  return (
    <Suspense fallback={null}>
      {dialog === 'couple' && lead.allowed.update && <CoupleDialog lead={lead} onClose={close} />}
      {dialog === 'review' && <ReviewDialog lead={lead} onClose={close} />}
      {dialog === 'followUp' && lead.allowed.followUp && (
        <FollowUpDialog
          lead={lead}
          onStarted={() => {
            close();
            notify('resources.leadDesk.followUp.started', { type: 'success' });
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
