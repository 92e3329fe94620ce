import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { LockedEntry } from '../access/LockedEntry.tsx';
import { useFeatureGate } from '../access/useFeatureGate.ts';
import type { FeatureGate, Support } from '../definition/config.ts';
import { useIsBlocked } from '../access/useIsBlocked.ts';
import { Button } from '../../ui/Button.tsx';

interface ActionEntryProps {
  slot: (FeatureGate & Support) | undefined;
  record: object;
  isDanger?: boolean;
  isBusy?: boolean;
  label: string;
  onSelect: () => void;
}

/** Returns only the feature gate of a config; the block during impersonation is checked separately. */
const gateOf = (slot: FeatureGate | undefined): FeatureGate => ({
  ...(slot?.needs && { needs: slot.needs }),
  ...(slot?.locked && { locked: slot.locked }),
});

/**
 * Renders an action as a menu item: locked without its feature, disabled with a reason if it is forbidden during
 * impersonation.
 */
export function ActionMenuItem({
  slot,
  record,
  isDanger,
  label,
  onSelect,
  ...focus
}: ActionEntryProps) {
  const translate = useTranslate();
  const isBlocked = useIsBlocked(slot, isDanger);
  const state = useFeatureGate(gateOf(slot), { record });
  if (state === 'hidden') return null;
  if (state === 'locked' && slot?.needs)
    return <LockedEntry feature={slot.needs} label={label} as="menuitem" />;
  return (
    <MenuItem
      {...focus}
      disabled={isBlocked}
      sx={isDanger ? { color: 'var(--danger)' } : undefined}
      onClick={onSelect}
    >
      {isBlocked ? (
        <ListItemText primary={label} secondary={translate('engine.action.blocked')} />
      ) : (
        label
      )}
    </MenuItem>
  );
}

/**
 * Renders an action as a button: locked without its feature, disabled with a reason if it is forbidden during
 * impersonation.
 */
export function ActionButton({
  slot,
  record,
  isDanger,
  isBusy,
  label,
  onSelect,
}: ActionEntryProps) {
  const translate = useTranslate();
  const isBlocked = useIsBlocked(slot, isDanger);
  const state = useFeatureGate(gateOf(slot), { record });
  if (state === 'hidden') return null;
  if (state === 'locked' && slot?.needs) return <LockedEntry feature={slot.needs} label={label} />;
  return (
    <Button
      variant="contained"
      onClick={onSelect}
      disabled={isBlocked || isBusy === true}
      aria-busy={isBusy}
      title={isBlocked ? translate('engine.action.blocked') : undefined}
    >
      {label}
    </Button>
  );
}
