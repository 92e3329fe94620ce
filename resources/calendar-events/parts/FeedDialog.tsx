import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatDateTime } from '../../../src/ui/format.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { useCopy } from '../../../src/ui/useCopy.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { useFeed } from './useFeed.ts';

interface FeedDialogProps {
  providerId: number;
  onClose: () => void;
}

const MESSAGES = 'resources.calendarLinks.feed';

/**
 * Renders the dialog that creates, renews and deletes the URL of the calendar feed. Its secret is
 * shown once.
 */
export function FeedDialog({ providerId, onClose }: FeedDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const copy = useCopy({ done: `${MESSAGES}.copied` });
  const id = useId();
  const { data, isPending, error, refetch, make, end } = useFeed(providerId);
  const isBusy = make.isPending || end.isPending;
  const url = data?.url ?? '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate(`${MESSAGES}.title`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{translate(`${MESSAGES}.text`)}</DialogContentText>
        <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()}>
          {url !== '' && (
            <>
              <TextField
                label={translate(`${MESSAGES}.address`)}
                value={url}
                slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
                onFocus={(event) => event.target.select()}
              />
              <Alert severity="info">{translate(`${MESSAGES}.once`)}</Alert>
            </>
          )}
          {data?.isOn && url === '' && (
            <DialogContentText>
              {translate(`${MESSAGES}.since`, {
                day: formatDateTime(data.createdAt ?? '', locale),
              })}{' '}
              {data.lastReadAt === null
                ? translate(`${MESSAGES}.neverRead`)
                : translate(`${MESSAGES}.lastRead`, {
                    day: formatDateTime(data.lastReadAt, locale),
                  })}
            </DialogContentText>
          )}
        </QueryBoundary>
      </DialogContent>
      <DialogActions>
        {data?.isOn && (
          <Button color="error" disabled={isBusy} onClick={() => end.mutate()}>
            {translate(`${MESSAGES}.end`)}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('ui.action.close')}
        </Button>
        {url !== '' ? (
          <Button variant="contained" onClick={() => void copy(url)}>
            {translate(`${MESSAGES}.copy`)}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy || isPending} onClick={() => make.mutate()}>
            {translate(`${MESSAGES}.${data?.isOn ? 'renew' : 'make'}`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
