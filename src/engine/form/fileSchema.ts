import { z } from 'zod';
import type { Facts } from '../definition/manifest.ts';
import { fileFault } from '../controls/upload/fileFault.ts';
import { isStoredFile } from '../controls/upload/uploads.ts';
import { isMissing, validationMessage } from './validationMessage.ts';

/** Returns the schema of a file: a stored one, or a chosen one within the limits of type and size. */
export const fileSchema = (facts: Facts): z.ZodType =>
  z.unknown().superRefine((file, context) => {
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    if (isMissing(file)) {
      add(validationMessage(facts.kind === 'image' ? 'imageRequired' : 'required'));
      return;
    }
    if (!(file instanceof File)) {
      if (typeof file !== 'string' && !isStoredFile(file)) add(validationMessage('invalid'));
      return;
    }
    const fault = fileFault(file, facts);
    if (fault) add(validationMessage(fault.message, { ...fault.args }));
  });
