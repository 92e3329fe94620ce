import { onPhone } from './onPhone.ts';

/** `sx` styles that turn a dialog into a bottom sheet on phones; its height fits the content. */
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
