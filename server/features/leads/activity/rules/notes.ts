import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../../../http/apiError.ts';

const NOTES: ReadonlySet<Schemas['InteractionType']> = new Set(['note_added', 'call_again']);

interface Note {
  type: Schemas['InteractionType'];
  created_by: number | null;
}

interface Editor {
  userId: number;
  permissions: ReadonlySet<Schemas['Permission']>;
}

/** Notes are changed by who wrote them, or by who may delete leads; other contacts stand as they happened. */
export function mayChangeNote(note: Note, { userId, permissions }: Editor): boolean {
  if (!NOTES.has(note.type)) return false;
  return note.created_by === userId || permissions.has('leads.delete');
}

/** Having a reminder done or moved is also for whoever takes care of the lead. */
export function mayChangeReminder(note: Note, editor: Editor, assigneeId: number | null): boolean {
  return mayChangeNote(note, editor) || (NOTES.has(note.type) && assigneeId === editor.userId);
}

interface NoteFields {
  text?: string | undefined;
  remindAt?: string | null | undefined;
}

/** Faults that the contract cannot tell: words of blanks, a reminder of the past. */
export function noteFaults({ text, remindAt }: NoteFields, now: Date): FieldFault[] {
  const isPast = typeof remindAt === 'string' && Date.parse(remindAt) <= now.getTime();
  return [
    ...(text !== undefined && text.trim() === '' ? [{ path: 'text', code: 'required' }] : []),
    ...(isPast ? [{ path: 'remindAt', code: 'future' }] : []),
  ];
}
