import { use, useRef, useState } from 'react';
import type { Feature } from '../definition/config.ts';
import { UpgradeContext, type UpgradeOutcome } from './upgradePort.ts';
import { errorMessage } from '../../ui/errorMessage.ts';

/** State of a request for another package. */
export type RequestState = 'undecided' | 'asking' | UpgradeOutcome | 'failed';

/**
 * Returns the state of an upgrade request and `send`, which sends it once even on repeated clicks; undefined if no
 * request is possible or no feature is named.
 */
export function useUpgradeRequest(feature: Feature | undefined): {
  state: RequestState;
  /** Error message, as readable text. */
  reason: string | undefined;
  send: (() => Promise<void>) | undefined;
} {
  const requestUpgrade = use(UpgradeContext);
  const isRequested = useRef(false);
  const [state, setState] = useState<RequestState>('undecided');
  const [reason, setReason] = useState<string>();
  const send = async (request: NonNullable<typeof requestUpgrade>, wanted: Feature) => {
    if (isRequested.current) return;
    isRequested.current = true;
    setState('asking');
    try {
      setState(await request(wanted));
    } catch (error) {
      setReason(errorMessage(error));
      setState('failed');
    }
  };
  const canSend = requestUpgrade !== undefined && feature !== undefined;
  return { state, reason, send: canSend ? () => send(requestUpgrade, feature) : undefined };
}
