import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'iban', required: true, maxLength: 34 },
  good: ['TR330006100519786457841326', 'DE89370400440532013000'],
  bad: [
    undefined,
    null,
    '',
    'TR330006100519786457841327',
    'TR33000610051978645784132',
    'TR33 0006 1005 1978 6457 8413 26',
    'tr330006100519786457841326',
    'XX330006100519786457841326',
    330_006,
  ],
};
