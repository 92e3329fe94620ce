import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '../../../../http/roles.ts';
import { isPast, canChangeNote } from './notes.ts';

test.each<[string, Role, number | null, 'note_added' | 'call_again' | 'email_sent', boolean]>([
  ['their own note', 'sales', 7, 'note_added', true],
  ['their own reminder', 'sales', 7, 'call_again', true],
  ["a colleague's note", 'sales', 8, 'note_added', false],
  ["a colleague's note, as a manager", 'manager', 8, 'note_added', true],
  ['a note of nobody', 'sales', null, 'note_added', false],
  ['a mail that was sent', 'owner', 7, 'email_sent', false],
])('%s', (_name, role, author, type, may) => {
  const editor = { userId: 7, permissions: new Set(permissionsOf(role, false)) };
  expect(canChangeNote({ type, created_by: author }, editor)).toBe(may);
});

test('a reminder due now is in the past, in any time zone, and a missing one is not', () => {
  const now = new Date('2026-11-21T09:00:00.000Z');
  expect(isPast('2026-11-21T12:00:00+03:00', now)).toBe(true);
  expect(isPast('2026-11-21T09:00:01Z', now)).toBe(false);
  expect(isPast(null, now)).toBe(false);
});
