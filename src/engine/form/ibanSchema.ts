import { isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { requiredOr, validationMessage } from './validationMessage.ts';

const TURKISH_LENGTH = 26;

/** Returns the schema of a compact IBAN in capitals: length by country and check digits (mod 97). */
export const ibanSchema = (): z.ZodType =>
  z.string({ error: requiredOr('iban') }).superRefine((iban, context) => {
    if (isValidIBAN(iban)) return;
    const isCut = iban.startsWith('TR') && iban.length !== TURKISH_LENGTH;
    context.addIssue({ code: 'custom', message: validationMessage(isCut ? 'ibanLength' : 'iban') });
  });
