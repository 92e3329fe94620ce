import type { Samples } from '../../definition/field.ts';

/** E.164. */
export const samples: Samples = {
  facts: { kind: 'phone', required: true, maxLength: 16 },
  good: ['+905321234567', '+902120000000', '+4915123456789', '+971501234567', '+12025550123'],
  bad: [
    undefined,
    null,
    '',
    '532',
    '05321234567',
    '+90 532 123 45 67',
    '+0905321234567',
    '+9053212345678901',
    'telefon',
    905_321_234_567,
  ],
};
