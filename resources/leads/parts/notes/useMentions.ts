import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { getLeadData } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { completeMention, mentionAt, mentionedPeople, type Mentionable } from './mentions.ts';

const NO_COLLEAGUES: readonly Mentionable[] = [];
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the provider's colleagues besides the user, fetched with the first "@". */
function useColleagues(providerId: number, isWanted: boolean): readonly Mentionable[] {
  const api = useApi();
  const { identity } = useGetIdentity();
  const { data } = useQuery({
    queryKey: ['lead-data', 'assignees', providerId],
    queryFn: async ({ signal }) =>
      (await api.call(getLeadData, { query: { providerId }, signal })).data.assignees,
    enabled: isWanted,
    staleTime: 60_000,
  });
  return data?.filter(({ id }) => id !== Number(identity?.id)) ?? NO_COLLEAGUES;
}

interface MentionsOptions {
  text: string;
  /** Provider of the lead; users without access to it could not read the mention. */
  providerId: number;
  onChange: (text: string) => void;
}

/** Suggests colleagues for the "@" at the caret of a text box, which keeps the focus. */
export function useMentions({ text, providerId, onChange }: MentionsOptions) {
  const listId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number>(undefined);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<number>();
  const [isFocused, setFocused] = useState(false);
  const mention = isFocused ? mentionAt(text, caret) : undefined;
  const colleagues = useColleagues(providerId, mention !== undefined);
  const isOpen = mention !== undefined && mention.start !== dismissed;
  const people = isOpen ? mentionedPeople(colleagues, mention.query) : NO_COLLEAGUES;
  const at = Math.min(active, people.length - 1);
  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    box.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  }, [text]);

  const choose = ({ name }: Mentionable) => {
    if (!mention) return;
    const completed = completeMention(text, mention, name);
    nextCaret.current = completed.caret;
    setCaret(completed.caret);
    setActive(0);
    onChange(completed.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const person = people[at];
    // A key that ends an IME composition selects nothing.
    if (!person || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined) setActive((at + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person);
    else if (event.key === 'Escape') setDismissed(mention?.start);
    else return;
    event.preventDefault();
    // The same Escape must not close a surrounding dialog.
    event.stopPropagation();
  };
  return {
    box,
    people,
    listId,
    activeIndex: at,
    setActive,
    idOf: (index: number) => `${listId}-${index}`,
    choose,
    onKeyDown,
    /** Tracks the caret. */
    onCaret: ({ selectionStart }: HTMLTextAreaElement) => {
      setCaret(selectionStart);
      if (mentionAt(text, selectionStart)?.start !== mention?.start) setDismissed(undefined);
    },
    onText: ({ value, selectionStart }: HTMLTextAreaElement) => {
      setCaret(selectionStart);
      setActive(0);
      if (mentionAt(value, selectionStart)?.start !== dismissed) setDismissed(undefined);
      onChange(value);
    },
    setFocused,
  };
}
