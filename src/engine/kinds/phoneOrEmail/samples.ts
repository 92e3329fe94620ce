import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'phoneOrEmail', required: true, maxLength: 254 },
  good: ['+905321234567', '+4915123456789', 'elif@example.com'],
  bad: [undefined, null, '', '532', '0532 123 45 67', 'elif', 'elif@', '+90 5xx', 5],
};
