import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '../../../../http/roles.ts';
import { mayChangeNote, noteFaults } from './notes.ts';

test.each<[string, Role, number | null, 'note_added' | 'call_again' | 'email_sent', boolean]>([
  ['their own note', 'sales', 7, 'note_added', true],
  ['their own reminder', 'sales', 7, 'call_again', true],
  ["a colleague's note", 'sales', 8, 'note_added', false],
  ["a colleague's note, as a manager", 'manager', 8, 'note_added', true],
  ['a note of nobody', 'sales', null, 'note_added', false],
  ['a mail that was sent', 'owner', 7, 'email_sent', false],
])('%s', (_name, role, author, type, may) => {
  const editor = { userId: 7, permissions: new Set(permissionsOf(role, false)) };
  expect(mayChangeNote({ type, created_by: author }, editor)).toBe(may);
});

test('words of blanks and a reminder of the past are faults, both at once', () => {
  const now = new Date('2026-11-21T09:00:00.000Z');
  expect(noteFaults({ text: ' \n', remindAt: '2026-11-21T12:00:00+03:00' }, now)).toEqual([
    { path: 'text', code: 'required' },
    { path: 'remindAt', code: 'future' },
  ]);
  expect(noteFaults({ text: 'Ara', remindAt: '2026-11-21T09:00:01Z' }, now)).toEqual([]);
  expect(noteFaults({ remindAt: null }, now)).toEqual([]);
});
