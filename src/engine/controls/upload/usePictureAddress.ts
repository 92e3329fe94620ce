import { useMemo, useSyncExternalStore } from 'react';
import { uploadKey, type Upload } from './uploads.ts';

/** Creates a store of a file's URL: an object URL is created on subscription and revoked on unsubscription. */
function addressOf(upload: Upload) {
  let address = upload instanceof File ? undefined : uploadKey(upload);
  const look = (onChange: () => void) => {
    if (!(upload instanceof File)) return () => undefined;
    const made = URL.createObjectURL(upload);
    address = made;
    onChange();
    return () => {
      URL.revokeObjectURL(made);
      address = undefined;
    };
  };
  return { look, read: () => address };
}

/** Returns the URL of a picture; a chosen file has an object URL while the component is mounted. */
export function usePictureAddress(upload: Upload): string | undefined {
  const { look, read } = useMemo(() => addressOf(upload), [upload]);
  return useSyncExternalStore(look, read);
}
