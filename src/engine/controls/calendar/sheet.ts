import { bottomSheet } from '../../../ui/bottomSheet.ts';

/** Dialog of a picker on a phone, which rises from the bottom edge as high as its calendar. */
export const sheet = {
  sx: { ...bottomSheet, '& .MuiPickersLayout-toolbar': { padding: '20px 24px 0' } },
};
