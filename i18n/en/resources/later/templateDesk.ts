import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/templateDesk.ts';

export const messages: Shape<typeof shape> = {
  preview: {
    title: 'Preview',
    couple: 'Couple',
    open: 'Show couples',
    noCouples: 'No such couple',
    hint: 'Choose a couple to see the email as it goes out to them.',
    whole: 'Every field has a value for this couple.',
    missing: 'Empty for this couple: %{names} |||| Empty for this couple: %{names}',
  },
  files: {
    title: 'Attachments',
    none: 'No files go with this template.',
    choose: 'Choose a file kept ready',
    open: 'Show files kept ready',
    noOthers: 'No other files kept ready',
    upload: 'Upload a new file',
    file: 'File to upload',
    detach: 'Detach',
    limits:
      'At most %{smart_count} file; %{types}, up to %{size} each. |||| At most %{smart_count} files; %{types}, up to %{size} each.',
  },
};
