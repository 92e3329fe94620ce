import { expect, test } from 'vitest';
import { greetedNames } from './greetedNames.ts';

test.each([
  ['tr', 'Elif Demir', 'Can Kaya', 'Elif & Can'],
  ['en', 'Elif Nur Demir', null, 'Elif'],
  ['tr', 'Elif', 'Çağrı Öz', 'Elif & Çağrı'],
  ['tr', 'M. Ali Kaya', 'Prof. Dr. Ayşe Gül Öz', 'M. Ali Kaya & Prof. Dr. Ayşe Gül Öz'],
  ['tr', null, ' ', '{{couple}}'],
  ['de', 'Anna Weber', 'Jan Roth', '{{couple}}'],
  ['ar', 'محمد عبد الله', null, '{{couple}}'],
] as const)('in %s, %s and %s are greeted as %s', (language, bride, groom, names) => {
  expect(greetedNames({ bride, groom }, language)).toBe(names);
});
