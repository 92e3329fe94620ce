import type { PopupHistory } from '../../session/popupHistory.ts';

const HOUR_MS = 3_600_000;

/** Stored value for a closed popup that opens only once. */
const ONCE = 'once';

/** Storage key of the time when any popup was closed last. */
const LAST = 'last';

/** Popups in order of priority; `again` is the time before a closed popup may reopen, in ms. */
const RULES = [
  { name: 'advertisement', again: undefined },
  { name: 'priceUpdate', again: 24 * HOUR_MS },
  { name: 'missingCatalog', again: 6 * HOUR_MS },
  { name: 'missingInfo', again: 6 * HOUR_MS },
  { name: 'referral', again: undefined },
] as const;

type Rule = (typeof RULES)[number];
export type PopupName = Rule['name'];

/** Returns true if a popup is due: it was never closed, or its waiting time has passed since. */
function isDue({ name, again }: Rule, history: PopupHistory, now: number): boolean {
  const closed = history[name];
  if (closed === undefined) return true;
  if (again === undefined || typeof closed !== 'string') return false;
  const at = Date.parse(closed);
  // After a clock was set back, a closing time in the future must not block the popup forever.
  return Number.isNaN(at) || now >= at + again || at > now + again;
}

/** Returns the popups that are due, in order of priority, with or without a reason to open. */
export const duePopups = (history: PopupHistory, now: number): PopupName[] =>
  RULES.filter((rule) => isDue(rule, history, now)).map(({ name }) => name);

/** Returns the first popup that is due and has a reason to open; undefined if there is none. */
export const nextPopup = (
  eligible: ReadonlySet<PopupName>,
  history: PopupHistory,
  now: number,
): PopupName | undefined => duePopups(history, now).find((name) => eligible.has(name));

/** Returns the history entries of a popup that is closed now: once or the time for itself, the time for all. */
export function closingOf(name: PopupName, now: number): PopupHistory {
  const rule = RULES.find((one) => one.name === name);
  const at = new Date(now).toISOString();
  return { [name]: rule?.again === undefined ? ONCE : at, [LAST]: at };
}

/** Returns the milliseconds until another popup may open after the last one was closed; 0 if none was closed. */
export function pauseLeft(history: PopupHistory, now: number, pauseMs: number): number {
  const closed = history[LAST];
  const at = typeof closed === 'string' ? Date.parse(closed) : Number.NaN;
  // After a clock was set back, a closing time in the future must not block popups forever.
  if (Number.isNaN(at) || at > now + pauseMs) return 0;
  return Math.max(0, at + pauseMs - now);
}

/** Locations where no popup opens: payment, forms, the sorting of pictures and sign-in. */
const QUIET = [
  /^\/checkout(\/|$)/,
  /^\/providers\/[^/]+(\/(info|edit|gallery|galleries|payments)(\/|$)|\/?$)/,
  /^\/galleries(\/|$)/,
  /^\/payments(\/|$)/,
  /^\/auth(\/|$)/,
  /^\/password-(renew|reset)(\/|$)/,
  /^\/register(\/|$)/,
  /^\/signup-wizard(\/|$)/,
  /^\/settings\/password(\/|$)/,
  /^\/refer-provider(\/|$)/,
  /\/(create|edit)\/?$/,
];

/** Returns true if no popup shows at a location. */
export const isQuietPath = (pathname: string): boolean =>
  QUIET.some((pattern) => pattern.test(pathname));
