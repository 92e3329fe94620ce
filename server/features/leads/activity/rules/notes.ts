import type { Schemas } from '#contract/types.ts';

const NOTES: ReadonlySet<Schemas['InteractionType']> = new Set(['note_added', 'call_again']);

interface Note {
  type: Schemas['InteractionType'];
  created_by: number | null;
}

interface Editor {
  userId: number;
  permissions: ReadonlySet<Schemas['Permission']>;
}

/**
 * Returns true if the editor may change a note: the author, or a user who may delete leads. Other contacts are
 * immutable.
 */
export function canChangeNote(note: Note, { userId, permissions }: Editor): boolean {
  if (!NOTES.has(note.type)) return false;
  return note.created_by === userId || permissions.has('leads.delete');
}

/**
 * Returns true if the editor may complete or move a note's reminder: a user who may change the note, or the lead's
 * assignee.
 */
export function canChangeReminder(note: Note, editor: Editor, assigneeId: number | null): boolean {
  return canChangeNote(note, editor) || (NOTES.has(note.type) && assigneeId === editor.userId);
}

/** Returns true if a reminder is not in the future. */
export const isPast = (remindAt: string | null | undefined, now: Date): boolean =>
  typeof remindAt === 'string' && Date.parse(remindAt) <= now.getTime();
