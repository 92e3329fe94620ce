import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { recordCoupleOfLead } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';
import { usePhone } from '../../../../src/ui/usePhone.ts';
import type { Lead } from '../Lead.ts';

const MESSAGES = 'resources.coupleDesk';

interface ReviewDialogProps {
  lead: Lead;
  onClose: () => void;
}

/** Records the couple of a lead, once for any number of calls, and returns it. */
function useCoupleOfLead({ id, status }: Lead) {
  const api = useApi();
  return useQuery({
    queryKey: ['couple-providers', 'ofLead', id],
    queryFn:
      status === 'deal'
        ? async ({ signal }) =>
            (await api.call(recordCoupleOfLead, { params: { id }, signal })).data
        : skipToken,
  });
}

/** Renders the dialog that links to the couple's testimonial request; without a deal it offers to record one. */
export function ReviewDialog({ lead, onClose }: ReviewDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const isPhone = usePhone();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data, isPending, error, refetch } = useCoupleOfLead(lead);
  const isDeal = lead.status === 'deal';
  const recordDeal = () =>
    void navigate(pathname + search, { replace: true, state: { ask: 'deal' } });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{translate(`${MESSAGES}.lead.open`)}</DialogTitle>
      <DialogContent>
        {isDeal ? (
          <QueryBoundary
            isPending={isPending}
            error={error}
            onRetry={() => void refetch()}
            rows={3}
          >
            {data && <Navigate to={`/couple-providers/${data.id}`} />}
          </QueryBoundary>
        ) : (
          <p>{translate(`${MESSAGES}.lead.explain`)}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(`${MESSAGES}.lead.close`)}
        </Button>
        {!isDeal && lead.allowed.actions.includes('deal') && (
          <Button variant="contained" onClick={recordDeal}>
            {translate(`${MESSAGES}.lead.record`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
