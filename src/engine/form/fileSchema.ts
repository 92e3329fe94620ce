import { z } from 'zod';
import type { Facts } from '../definition/manifest.ts';
import { fileFault } from '../controls/upload/fileFault.ts';
import { isStoredFile } from '../controls/upload/uploads.ts';
import { isMissing, validationMessage } from './validationMessage.ts';

/** A stored file by its address or its facts, or a chosen one within the limits of its type and size. */
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
