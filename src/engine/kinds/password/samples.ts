import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'password', required: true, minLength: 6, maxLength: 128 },
  good: ['gül bahçesi 42', 'İğde-Çınar!', 'كلمة السر 1', 'p'.repeat(128)],
  bad: [undefined, null, '', 'kısa', 'p'.repeat(129), 123_456],
};
