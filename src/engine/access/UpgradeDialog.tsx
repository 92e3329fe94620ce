import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useGetIdentity, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import type { Feature } from '../definition/slots.ts';
import { textAt } from '../fields/field.ts';
import { UpgradeContext } from './upgradePort.ts';

type Asking = 'not yet' | 'asking' | 'asked' | Error;

/** What a feature of the package gives, and how to get it. */
export function UpgradeDialog({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  const translate = useTranslate();
  const ask = use(UpgradeContext);
  const { identity } = useGetIdentity();
  const [asking, setAsking] = useState<Asking>('not yet');
  const manager = textAt(identity, 'accountManager.email');
  const send = async () => {
    if (!ask) return;
    setAsking('asking');
    try {
      await ask(feature);
      setAsking('asked');
    } catch (error) {
      setAsking(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="upgrade-title">
      <DialogTitle id="upgrade-title">
        <LockOutlined aria-hidden="true" fontSize="small" />{' '}
        {translate(`features.${feature}.title`)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(`features.${feature}.text`)}</DialogContentText>
        {!ask && (
          <DialogContentText sx={{ marginBlockStart: 2 }}>
            {translate(manager === '' ? 'engine.access.askSupport' : 'engine.access.askManager')}{' '}
            {manager !== '' && (
              <Link href={`mailto:${manager}`}>
                <bdi>{manager}</bdi>
              </Link>
            )}
          </DialogContentText>
        )}
        <div role="status">
          {asking === 'asked' && (
            <Alert severity="success">{translate('engine.access.asked')}</Alert>
          )}
          {asking instanceof Error && (
            <Alert severity="error">{translate(asking.message, { _: asking.message })}</Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ui.action.close')}
        </Button>
        {ask && asking !== 'asked' && (
          <Button
            variant="contained"
            onClick={() => void send()}
            disabled={asking === 'asking'}
            aria-busy={asking === 'asking'}
          >
            {translate('engine.access.ask')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
