import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Suspense, use, useEffect, useRef } from 'react';
import type { Feature } from '../definition/config.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { UpgradeContext } from './upgradePort.ts';
import { useAccountManager } from './useAccountManager.ts';
import { useUpgradeRequest } from './useUpgradeRequest.ts';

const PackagePrices = lazyWithPreload(
  async () => (await import('./PackagePrices.tsx')).PackagePrices,
);

const ICONS = {
  sent: CheckCircleOutlined,
  already: CheckCircleOutlined,
  failed: ErrorOutlineOutlined,
};

/** Renders the contact's address, shown if a request cannot be sent from the panel. */
function Manager() {
  const translate = useTranslate();
  const manager = useAccountManager();
  return (
    <DialogContentText sx={{ marginBlockStart: 2 }}>
      {translate(manager === undefined ? 'engine.access.askSupport' : 'engine.access.askManager')}{' '}
      {manager !== undefined && (
        <Link href={`mailto:${manager}`}>
          <bdi>{manager}</bdi>
        </Link>
      )}
    </DialogContentText>
  );
}

/** Renders the benefit of a package feature and a button that requests it; after the request, its outcome. */
export function UpgradeDialog({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  const translate = useTranslate();
  const requestUpgrade = use(UpgradeContext);
  const { state, reason, send } = useUpgradeRequest(feature);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button was removed; the focus must remain in the dialog for its keys.
    if (state === 'failed') text.current?.focus();
  }, [state]);
  const outcome = state === 'undecided' || state === 'asking' ? undefined : state;
  const Icon = outcome ? ICONS[outcome] : LockOutlined;
  const words = outcome ? `engine.access.${outcome}` : `features.${feature}`;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="upgrade-title"
      aria-describedby="upgrade-text"
    >
      <DialogTitle id="upgrade-title">
        <Icon aria-hidden="true" fontSize="small" /> {translate(`${words}.title`)}
      </DialogTitle>
      <DialogContent>
        <div id="upgrade-text" role="status" ref={text} tabIndex={-1} style={{ outline: 'none' }}>
          <DialogContentText>
            {reason === undefined ? translate(`${words}.text`) : translate(reason, { _: reason })}
          </DialogContentText>
        </div>
        <Suspense fallback={null}>
          {outcome === undefined && <PackagePrices onLeave={onClose} />}
        </Suspense>
        {(!requestUpgrade || outcome === 'failed') && <Manager />}
      </DialogContent>
      {outcome !== 'failed' && (
        <DialogActions>
          <Button
            color={outcome === undefined ? 'inherit' : 'primary'}
            variant={outcome === undefined ? 'text' : 'outlined'}
            onClick={onClose}
          >
            {translate('ui.action.close')}
          </Button>
          {send && outcome === undefined && (
            <Button
              variant="contained"
              onClick={() => void send()}
              disabled={state === 'asking'}
              aria-busy={state === 'asking'}
            >
              {translate('engine.access.ask')}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
