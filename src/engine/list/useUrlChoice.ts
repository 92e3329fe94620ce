import { useContext, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CurrentLocationContext } from '../../ui/CurrentLocationContext.ts';

/**
 * Returns a setting of the list that is stored in the URL next to react-admin's parameters. React-admin rewrites
 * the query string on every change of the list, so the setting is restored afterwards.
 */
export function useUrlChoice(
  name: string,
): [value: string | undefined, choose: (value: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  // Preserves the location state of a dialog over the list.
  const location = useLocation();
  const state: unknown = location.state;
  const readLocation = useContext(CurrentLocationContext);
  const inUrl = params.get(name) ?? undefined;
  const [seen, see] = useState(inUrl);
  const [kept, keep] = useState(inUrl);
  if (inUrl !== seen) {
    // A link or back navigation changed the setting; if it is missing, react-admin removed it.
    see(inUrl);
    if (inUrl !== undefined) keep(inUrl);
  }
  useEffect(() => {
    if (kept === undefined || kept === inUrl) return;
    // A write would undo a pending navigation; the effect runs again with the new location.
    if (readLocation && readLocation().key !== location.key) return;
    setParams((now) => withParam(now, name, kept), { replace: true, state });
  }, [name, kept, inUrl, setParams, state, readLocation, location.key]);
  const choose = (value: string | undefined) => {
    keep(value);
    if (value === undefined)
      setParams((now) => withParam(now, name, undefined), { replace: true, state });
  };
  return [kept, choose];
}

function withParam(now: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(now);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
