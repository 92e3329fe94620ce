import { useMemo, useSyncExternalStore } from 'react';
import { uploadKey, type Upload } from './uploads.ts';

/** The address of a chosen file: made when somebody looks at it, given back when nobody does any more. */
function addressOf(upload: Upload) {
  let address = upload instanceof File ? undefined : uploadKey(upload);
  const look = (tell: () => void) => {
    if (!(upload instanceof File)) return () => undefined;
    const made = URL.createObjectURL(upload);
    address = made;
    tell();
    return () => {
      URL.revokeObjectURL(made);
      address = undefined;
    };
  };
  return { look, read: () => address };
}

/** The address under which a picture can be drawn; a chosen one has it while it is on the page. */
export function usePictureAddress(upload: Upload): string | undefined {
  const { look, read } = useMemo(() => addressOf(upload), [upload]);
  return useSyncExternalStore(look, read);
}
