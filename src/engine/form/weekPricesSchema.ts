import { z } from 'zod';
import { groupsOf, isComplete, rowsOf } from '../kinds/weekPrices/weekPrices.ts';
import { requiredOr, validationMessage } from './validationMessage.ts';

/**
 * Returns the schema of week prices: each option has one price for all days, or one for weekday and one for
 * weekend.
 */
export const weekPricesSchema = (row: z.ZodType, least: number): z.ZodType =>
  z
    .array(row, { error: requiredOr('invalid') })
    .min(least, validationMessage('required'))
    .superRefine((rows, context) => {
      if (rows.length > 0 && !groupsOf(rowsOf(rows)).every(isComplete))
        context.addIssue({ code: 'custom', message: validationMessage('weekPrices') });
    });
