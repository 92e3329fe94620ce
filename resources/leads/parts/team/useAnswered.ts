import { useCallback, useState } from 'react';
import { get } from '#contract/get.ts';
import { getText } from '../../../../src/engine/definition/field.ts';
import { errorBody } from '../../../../src/engine/queries/errorBody.ts';
import type { Lead } from '../Lead.ts';
import { useLeadMessages } from '../useLeadMessages.ts';

/** Reply that a colleague sent to the couple in the meantime. */
export interface ColleaguesAnswer {
  id: number;
  /** Empty if no user of the customer wrote it. */
  who: string;
  body: string;
  at: string;
}

/** Returns the colleague's reply because of which the API rejected the message; undefined for other errors. */
function answerIn(error: unknown): ColleaguesAnswer | undefined {
  const refusal = errorBody(error);
  const current = get(refusal, 'current');
  if (get(refusal, 'reason') !== 'answered') return undefined;
  const who = getText(get(current, 'sentBy'), 'name');
  const id = Number(get(current, 'id'));
  return { id, who, body: getText(current, 'body'), at: getText(current, 'createdAt') };
}

/**
 * Tracks the newest message that the user has seen, and detects a colleague's newer reply. A message that arrives
 * while the user writes may be displayed without being seen.
 */
export function useAnswered(lead: Lead) {
  const { messages } = useLeadMessages(lead);
  const [seen, setSeen] = useState<number>();
  const [answered, setAnswered] = useState<ColleaguesAnswer>();
  const [isOvertaken, setOvertaken] = useState(false);
  if (seen === undefined && messages) setSeen(Math.max(0, ...messages.map(({ id }) => id)));
  /** Runs a request; an error with a colleague's reply is kept here and rethrown. */
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
  /** Marks this message as seen. */
  const see = useCallback((id: number) => {
    setSeen((before) => Math.max(before ?? 0, id));
    setAnswered(undefined);
  }, []);
  return {
    lastMessageId: seen,
    answered,
    /** True if the last request was rejected only because of a colleague's reply. */
    isOvertaken,
    watch,
    see,
  };
}
