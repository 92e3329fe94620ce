import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { LockedEntry } from '../access/LockedEntry.tsx';
import { useFeatureGate } from '../access/useFeatureGate.ts';
import type { FeatureGate, Support } from '../definition/config.ts';
import { useIsBlocked } from '../access/useIsBlocked.ts';

interface ActionEntryProps {
  slot: (FeatureGate & Support) | undefined;
  record: object;
  isDanger?: boolean;
  isBusy?: boolean;
  label: string;
  onSelect: () => void;
}

/** Locks and leave of support are told apart: this asks for the lock alone. */
const gateOf = (slot: FeatureGate | undefined): FeatureGate => ({
  ...(slot?.needs && { needs: slot.needs }),
  ...(slot?.locked && { locked: slot.locked }),
});

/** One thing to do with a record, in its menu; locked, or kept from support with the reason, where it is not theirs to do. */
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

/** The same as a button of its own. */
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
