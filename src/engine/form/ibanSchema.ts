import { isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { requiredOr, validationMessage } from './validationMessage.ts';

const TURKISH_LENGTH = 26;

/** Compact and in capitals, with the right length for its country and the right check digits (mod 97). */
export const ibanSchema = (): z.ZodType =>
  z.string({ error: requiredOr('iban') }).superRefine((iban, context) => {
    if (isValidIBAN(iban)) return;
    const isCut = iban.startsWith('TR') && iban.length !== TURKISH_LENGTH;
    context.addIssue({ code: 'custom', message: validationMessage(isCut ? 'ibanLength' : 'iban') });
  });
