type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns true if the browser opens the clicked link itself, in another tab or window, or saves it. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
