import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatNumber } from '../../ui/format.ts';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import type { QuotaUsage } from './QuotaUsage.ts';

const UpgradeDialog = lazyOnDemand(async () => (await import('./UpgradeDialog.tsx')).UpgradeDialog);

interface QuotaLockProps {
  resource: Resource;
  usage: QuotaUsage;
  /** Translated name of the locked action. */
  label: string;
  icon: ReactNode;
  /** True if only the icons are shown. */
  isSmall?: boolean;
}

/** Renders the locked button for new records of a full quota; a click explains the limit and offers the upgrade. */
export function QuotaLock({ resource, usage, label, icon, isSmall = false }: QuotaLockProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { create } = resource.manifest;
  const reason = translate('packageLimit.reached', {
    used: formatNumber(usage.used, locale),
    allowed: formatNumber(usage.allowed, locale),
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        endIcon={<LockOutlined fontSize="small" aria-hidden />}
        aria-label={`${label}: ${reason}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isSmall ? undefined : label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <UpgradeDialog
            feature={resource.manifest.operations['create']?.feature}
            quota={{ ...usage, limit: create?.quota?.limit }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
