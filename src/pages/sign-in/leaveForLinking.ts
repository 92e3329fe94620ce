import type { LeaveForService } from '../../engine/access/serviceReturn.ts';
import { rememberLeaving } from './socialReturn.ts';

/**
 * Redirects the browser to a service that links an account to a page; the return leads back to the page of origin.
 */
export const leaveForLinking: LeaveForService = (address, backTo) => {
  const authUrl = new URL(address, location.origin);
  if (!/^https?:$/.test(authUrl.protocol)) throw new Error(`${authUrl.protocol} is no web address`);
  rememberLeaving(authUrl, `?${new URLSearchParams({ redirectUrl: backTo })}`, 'connect');
  location.assign(authUrl);
};
