import { onPhone } from './onPhone.ts';

/** For `sx` of a dialog that is read and answered: on a phone it rises from the bottom edge, as high as its words. */
export const bottomSheet = {
  [onPhone]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      blockSize: 'auto',
      maxBlockSize: '100%',
      borderRadius: '14px 14px 0 0',
    },
  },
};
