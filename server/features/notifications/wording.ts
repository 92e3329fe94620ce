import type { Language } from '../../http/call.ts';
import { isObject } from '../../http/contract.ts';
import { translate } from '../../http/messages.ts';
import type { Kind } from './rules.ts';

/** Data from which the text of a notification is composed. */
export interface NotificationData {
  kind: Kind;
  params: Record<string, unknown>;
  body: string | null;
  path: string | null;
  lead_id: number | null;
  /** Current name of the couple, as in the list. */
  couple_name: string | null;
}

export interface Wording {
  title: string;
  body: string | null;
  link: { path: string; text: string } | null;
}

const MAX_TITLE_LENGTH = 300;

/** Returns a text in a language, or in Turkish if it is missing. */
function textIn(language: Language, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const text = isObject(value) ? (value[language] ?? value['tr']) : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** Translates a notification; user-written texts stay unchanged. */
export function wordingOf(notification: NotificationData, language: Language): Wording {
  const params = Object.fromEntries(
    Object.entries(notification.params).map(([name, value]) => [
      name,
      textIn(language, value) ?? '',
    ]),
  );
  const named = { couple: notification.couple_name ?? '', ...params };
  const path = notification.lead_id === null ? notification.path : `/leads/${notification.lead_id}`;
  return {
    title: translate(language, 'prompts', notification.kind, 'news', named).slice(
      0,
      MAX_TITLE_LENGTH,
    ),
    body: notification.body ?? textIn(language, notification.params['text']) ?? null,
    link:
      path === null
        ? null
        : { path, text: translate(language, 'promptLinks', notification.kind, 'news') },
  };
}
