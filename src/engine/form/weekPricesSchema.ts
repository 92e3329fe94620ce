import { z } from 'zod';
import { groupsOf, isComplete, rowsOf } from '../kinds/weekPrices/weekPrices.ts';
import { requiredOr, validationMessage } from './validationMessage.ts';

/** Prices by period: those of one option are for all days, or for weekday and weekend both. */
export const weekPricesSchema = (row: z.ZodType, least: number): z.ZodType =>
  z
    .array(row, { error: requiredOr('invalid') })
    .min(least, validationMessage('required'))
    .superRefine((rows, context) => {
      if (rows.length > 0 && !groupsOf(rowsOf(rows)).every(isComplete))
        context.addIssue({ code: 'custom', message: validationMessage('weekPrices') });
    });
