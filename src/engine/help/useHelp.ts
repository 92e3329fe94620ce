import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** URL parameter that opens the help: `?help=1`. */
const PARAMETER = 'help';

/** Returns the open state of the page's help, stored in the URL, and its setter. */
export function useHelp() {
  const [parameters, setParameters] = useSearchParams();
  const setOpen = useCallback(
    (open: boolean) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (open) after.set(PARAMETER, '1');
          else after.delete(PARAMETER);
          return after;
        },
        { replace: !open },
      ),
    [setParameters],
  );
  return { isOpen: parameters.get(PARAMETER) === '1', setOpen };
}
