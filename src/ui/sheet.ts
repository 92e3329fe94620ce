/** For `sx` of a dialog that is read and answered: on a phone it rises from the bottom edge, as high as its words. */
export const sheet = {
  '@media (max-width: 599.95px)': {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      blockSize: 'auto',
      maxBlockSize: '100%',
      borderRadius: '14px 14px 0 0',
    },
  },
};
