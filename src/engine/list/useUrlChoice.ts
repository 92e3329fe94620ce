import { useContext, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CurrentLocationContext } from '../../ui/CurrentLocationContext.ts';

/**
 * A choice of the list that stands in the address beside react-admin's own parameters. Those are
 * written anew whenever the list changes, so the choice is put back where it went with them.
 */
export function useUrlChoice(
  name: string,
): [value: string | undefined, choose: (value: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  // What a link carries to a dialog over the list stays with its address.
  const location = useLocation();
  const state: unknown = location.state;
  const readLocation = useContext(CurrentLocationContext);
  const inUrl = params.get(name) ?? undefined;
  const [seen, see] = useState(inUrl);
  const [kept, keep] = useState(inUrl);
  if (inUrl !== seen) {
    // A link or the way back brought another choice; that one is gone was react-admin's doing.
    see(inUrl);
    if (inUrl !== undefined) keep(inUrl);
  }
  useEffect(() => {
    if (kept === undefined || kept === inUrl) return;
    // What is written now would lead back; the address that is coming asks again.
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
