import { bottomSheet } from '../../../ui/bottomSheet.ts';

/** Slot props of the picker's dialog on a phone: a bottom sheet as high as its calendar. */
export const sheet = {
  sx: { ...bottomSheet, '& .MuiPickersLayout-toolbar': { padding: '20px 24px 0' } },
};
