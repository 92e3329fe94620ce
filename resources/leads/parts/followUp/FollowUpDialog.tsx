import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { getLeadFollowUpProposal } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { useResourceLocation } from '../../../../src/engine/definition/useResourceLocation.ts';
import { usePhone } from '../../../../src/ui/usePhone.ts';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';
import type { Lead } from '../Lead.ts';
import { FollowUpForm } from './FollowUpForm.tsx';

interface FollowUpDialogProps {
  lead: Lead;
  onStarted: () => void;
  onClose: () => void;
}

/** Renders the empty state of a follow-up: the customer has no steps, or none that fits. */
function NoSteps({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { base } = useResourceLocation('follow-up-steps');
  return (
    <>
      <DialogContent>
        <DialogContentText>{translate('resources.leadDesk.followUp.noSteps')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button component={Link} to={base} variant="contained">
          {translate('resources.leadDesk.followUp.define')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Renders the messages and times of a proposed follow-up, and starts it. */
export function FollowUpDialog({ lead, onStarted, onClose }: FollowUpDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const isPhone = usePhone();
  const id = useId();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['follow-up-proposal', lead.id],
    queryFn: async () =>
      (await api.call(getLeadFollowUpProposal, { params: { id: lead.id } })).data,
    // A newer proposal must not overwrite edited steps.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{translate('resources.leadDesk.followUp.title')}</DialogTitle>
      {data === undefined ? (
        <DialogContent>
          <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()}>
            {null}
          </QueryBoundary>
        </DialogContent>
      ) : data.steps.length === 0 ? (
        <NoSteps onClose={onClose} />
      ) : (
        <FollowUpForm lead={lead} proposal={data} onStarted={onStarted} onClose={onClose} />
      )}
    </Dialog>
  );
}
