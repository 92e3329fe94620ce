import { useSearchParams } from 'react-router-dom';
import type { TourName } from './tours.ts';

/** URL parameter that opens a tour: `?tour=loan`. */
const PARAMETER = 'tour';

/** Opens and closes a tour by the URL. */
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
