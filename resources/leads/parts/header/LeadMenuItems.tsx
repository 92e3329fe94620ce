import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useFollowUps } from '../followUp/useFollowUps.ts';
import type { Lead } from '../Lead.ts';
import { useTour } from '../tour/useTour.ts';
import { useOpenDialog } from '../frame/openDialog.ts';

interface LeadMenuItemsProps {
  record: Lead;
  onClose: () => void;
}

/**
 * Renders menu entries of a lead: correct the couple's data, start a follow-up, request a review,
 * take the tour.
 */
export function LeadMenuItems({ record: lead, onClose }: LeadMenuItemsProps) {
  const translate = useTranslate();
  const open = useOpenDialog();
  const tour = useTour('communication');
  const { data } = useFollowUps(lead);
  // An entry that came or went with the response would move the others under a press.
  const canFollow = data !== undefined && data[0]?.endedAt !== null;
  const entries = [
    {
      messageKey: 'resources.leadDesk.couple.open',
      isOffered: lead.allowed.update,
      open: () => open('couple'),
    },
    {
      messageKey: 'resources.leadDesk.followUp.open',
      isOffered: lead.allowed.followUp,
      isDisabled: !canFollow,
      open: () => open('followUp'),
    },
    {
      messageKey: 'resources.coupleDesk.lead.open',
      isOffered: !lead.isMasked,
      open: () => open('review'),
    },
    {
      messageKey: 'resources.leadDesk.tours.communication.name',
      isOffered: true,
      open: () => tour.setOpen(true),
    },
  ];
  return entries
    .filter(({ isOffered }) => isOffered)
    .map((entry) => (
      <MenuItem
        key={entry.messageKey}
        disabled={entry.isDisabled ?? false}
        onClick={() => {
          onClose();
          entry.open();
        }}
      >
        {translate(entry.messageKey)}
      </MenuItem>
    ));
}
