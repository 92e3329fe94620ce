import { useSearchParams } from 'react-router-dom';
import type { TourName } from './tours.ts';

/** The address that opens a tour: `?tour=loan`. */
const PARAMETER = 'tour';

/** Opens and closes a tour through the address. */
export function useTour(name: TourName) {
  const [parameters, setParameters] = useSearchParams();
  const setOpen = (open: boolean) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set(PARAMETER, name);
        else after.delete(PARAMETER);
        return after;
      },
      { replace: true },
    );
  return { isOpen: parameters.get(PARAMETER) === name, setOpen };
}
