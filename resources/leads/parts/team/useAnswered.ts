import { HttpError } from 'react-admin';
import { useCallback, useState } from 'react';
import { get } from '#contract/get.ts';
import { getText } from '../../../../src/engine/definition/field.ts';
import type { Lead } from '../Lead.ts';
import { useLeadMessages } from '../useLeadMessages.ts';

/** Reply that a colleague sent to the couple in the meantime. */
export interface ColleaguesAnswer {
  id: number;
  /** Empty where nobody of the account wrote it. */
  who: string;
  body: string;
  at: string;
}

/**
 * Returns the colleague's answer because of which the API refused to send; undefined for other
 * errors.
 */
function answerIn(error: unknown): ColleaguesAnswer | undefined {
  const refusal: unknown = error instanceof HttpError ? error.body : undefined;
  const current = get(refusal, 'current');
  if (get(refusal, 'reason') !== 'answered') return undefined;
  const who = getText(get(current, 'sentBy'), 'name');
  const id = Number(get(current, 'id'));
  return { id, who, body: getText(current, 'body'), at: getText(current, 'createdAt') };
}

/**
 * Knows which message of the conversation was the newest as the page opened, and hears where a colleague
 * has answered since. What came while somebody wrote may be on the screen and yet not be seen.
 */
export function useAnswered(lead: Lead) {
  const { messages } = useLeadMessages(lead);
  const [seen, setSeen] = useState<number>();
  const [answered, setAnswered] = useState<ColleaguesAnswer>();
  const [isOvertaken, setOvertaken] = useState(false);
  if (seen === undefined && messages) setSeen(Math.max(0, ...messages.map(({ id }) => id)));
  /** Sends; a refusal that names a colleague's answer is kept here and thrown on. */
  const watch = useCallback(async <T>(send: () => Promise<T>): Promise<T> => {
    setOvertaken(false);
    try {
      return await send();
    } catch (error) {
      const found = answerIn(error);
      setAnswered(found);
      setOvertaken(found !== undefined);
      throw error;
    }
  }, []);
  /** From now on this message is known here. */
  const see = useCallback((id: number) => {
    setSeen((before) => Math.max(before ?? 0, id));
    setAnswered(undefined);
  }, []);
  return {
    lastMessageId: seen,
    answered,
    /** The last sending was refused for a colleague's answer alone. */
    isOvertaken,
    watch,
    see,
  };
}
