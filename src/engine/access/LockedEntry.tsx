import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { MenuItem } from '../../ui/Menu.tsx';
import type { Feature } from '../definition/config.ts';

const UpgradeDialog = lazyOnDemand(async () => (await import('./UpgradeDialog.tsx')).UpgradeDialog);

interface LockedEntryProps {
  feature: Feature;
  /** Translated name of the locked action. */
  label: string;
  /** Element to render; a button by default. */
  as?: 'button' | 'menuitem';
  /** True if it is the only primary action of its page. */
  isPrimary?: boolean;
}

/** Renders a locked button or menu item; a click opens the upgrade dialog of its feature. */
export function LockedEntry({ feature, label, as = 'button', isPrimary }: LockedEntryProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const lock = <LockOutlined fontSize="small" titleAccess={translate('engine.access.locked')} />;
  return (
    <>
      {as === 'menuitem' ? (
        <MenuItem onClick={open}>
          {label}
          <span style={{ marginInlineStart: 'auto', paddingInlineStart: 12 }}>{lock}</span>
        </MenuItem>
      ) : (
        <Button variant={isPrimary ? 'contained' : 'outlined'} endIcon={lock} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <UpgradeDialog feature={feature} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
