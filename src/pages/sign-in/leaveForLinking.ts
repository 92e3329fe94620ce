import type { LeaveForService } from '../../engine/access/serviceReturn.ts';
import { rememberLeaving } from './socialReturn.ts';

/** Sends the browser to a service that is linked to a page; its return leads back to where it began. */
export const leaveForLinking: LeaveForService = (address, backTo) => {
  const authUrl = new URL(address, location.origin);
  if (!/^https?:$/.test(authUrl.protocol)) throw new Error(`${authUrl.protocol} is no web address`);
  rememberLeaving(authUrl, `?${new URLSearchParams({ redirectUrl: backTo })}`, 'connect');
  location.assign(authUrl);
};
