import type { OutboxFilter } from './outboxMessages.ts';

export interface OutboxQuery extends OutboxFilter {
  refresh: boolean;
  format: 'html' | 'json';
}

/** Parses the query; undefined if a parameter is unknown, repeated or malformed. */
export function readQuery(query: unknown): OutboxQuery | undefined {
  if (typeof query !== 'object' || query === null) return undefined;
  const read: OutboxQuery = { refresh: false, format: 'html' };
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string' || !take(read, name, value)) return undefined;
  }
  return read;
}

function take(read: OutboxQuery, name: string, value: string): boolean {
  switch (name) {
    case 'channel':
      if (value === 'mail' || value === 'sms') read.channel = value;
      return value === '' || read.channel !== undefined;
    case 'recipient':
      read.recipient = value.trim() || undefined;
      return value.length <= 200 && !value.includes('\0');
    case 'before':
      read.before = Number(value);
      return /^\d{1,15}$/.test(value);
    case 'refresh':
      read.refresh = true;
      return value === 'on';
    case 'format':
      if (value === 'json') read.format = value;
      return value === 'json' || value === 'html';
    default:
      return false;
  }
}

/** Returns the query string of the page with changed parameters; the format is never included. */
export function queryString(query: OutboxQuery, changes: Partial<OutboxQuery> = {}): string {
  const { channel, recipient, before, refresh } = { ...query, ...changes };
  const parameters = new URLSearchParams();
  if (channel) parameters.set('channel', channel);
  if (recipient) parameters.set('recipient', recipient);
  if (before !== undefined) parameters.set('before', String(before));
  if (refresh) parameters.set('refresh', 'on');
  const text = parameters.toString();
  return text && `?${text}`;
}
