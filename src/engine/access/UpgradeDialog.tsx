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
import { Suspense, useEffect, useRef } from 'react';
import type { Feature } from '../definition/config.ts';
import { formatNumber } from '../../ui/format.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import type { QuotaUsage } from './QuotaUsage.ts';
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

interface QuotaTextProps extends QuotaUsage {
  /** Name of the package's limit, whose way of counting is explained. */
  limit?: string | undefined;
  /** Number of chosen files that are not sent, since no room is left. */
  refused?: number;
}

/** Renders how much of a package's limit is used, what counts and what can be done. */
function QuotaText({ used, allowed, limit, refused = 0 }: QuotaTextProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const numbers = { used: formatNumber(used, locale), allowed: formatNumber(allowed, locale) };
  const count = { smart_count: refused, count: formatNumber(refused, locale) };
  return (
    <>
      {refused > 0 && `${translate('packageLimit.refused', count)} `}
      {translate('packageLimit.used', numbers)}{' '}
      {translate(`packageLimit.counted.${limit}`, { _: translate('packageLimit.countedAll') })}{' '}
      {translate('packageLimit.advice')}
    </>
  );
}

interface UpgradeDialogProps {
  /** Requested feature; without one, the dialog shows whom to contact. */
  feature: Feature | undefined;
  /** Reached limit of the package, explained in place of the feature. */
  quota?: QuotaTextProps;
  onClose: () => void;
}

/**
 * Renders the benefit of a package feature, or the reached limit, and a button that requests an upgrade; after the
 * request, its outcome.
 */
export function UpgradeDialog({ feature, quota, onClose }: UpgradeDialogProps) {
  const translate = useTranslate();
  const { state, reason, send } = useUpgradeRequest(feature);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button was removed; the focus must remain in the dialog for its keys.
    if (state === 'failed') text.current?.focus();
  }, [state]);
  const outcome = state === 'undecided' || state === 'asking' ? undefined : state;
  const Icon = outcome ? ICONS[outcome] : LockOutlined;
  const isQuota = quota !== undefined && outcome === undefined;
  const messageKey = outcome ? `engine.access.${outcome}` : `features.${feature}`;
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
        <Icon aria-hidden="true" fontSize="small" />{' '}
        {translate(isQuota ? 'packageLimit.title' : `${messageKey}.title`)}
      </DialogTitle>
      <DialogContent>
        <div id="upgrade-text" role="status" ref={text} tabIndex={-1} style={{ outline: 'none' }}>
          <DialogContentText>
            {isQuota ? (
              <QuotaText {...quota} />
            ) : (
              translate(reason ?? `${messageKey}.text`, reason === undefined ? {} : { _: reason })
            )}
          </DialogContentText>
        </div>
        <Suspense fallback={null}>
          {outcome === undefined && <PackagePrices onLeave={onClose} />}
        </Suspense>
        {(!send || outcome === 'failed') && <Manager />}
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
