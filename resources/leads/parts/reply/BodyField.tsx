import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { RefObject } from 'react';
import type { Composer } from './useComposer.ts';
import { GrowingTextarea } from '../../../../src/ui/GrowingTextarea.tsx';

interface BodyFieldProps {
  composer: Composer;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Shrinks the field to one line. */
  isCollapsed: boolean;
  onFocus: () => void;
}

/** Renders the text of a message, with its errors or the number of SMS it takes. */
export function BodyField({ composer, box, isCollapsed, onFocus }: BodyFieldProps) {
  const translate = useTranslate();
  const { channel, draft, language, change, fieldProblems, open, parts } = composer;
  const gaps =
    open.length > 0
      ? translate('resources.leadDesk.reply.openFields', { names: open.join(', ') })
      : undefined;
  const count =
    parts &&
    translate('resources.leads.reply.segments', {
      segments: parts.segments,
      left: parts.remaining,
    });
  const problem = fieldProblems['body'] ?? gaps;
  return (
    <TextField
      inputRef={box}
      onFocus={onFocus}
      label={translate('resources.leads.fields.body')}
      value={draft.body}
      onChange={(event) => change({ body: event.target.value })}
      error={problem !== undefined}
      helperText={problem ?? count}
      slotProps={{
        input: { inputComponent: GrowingTextarea },
        htmlInput: {
          minRows: isCollapsed ? 1 : 4,
          maxRows: 14,
          maxLength: channel === 'email' ? 20_000 : 459,
          dir: 'auto',
          lang: language,
          'data-answer': '',
        },
      }}
      multiline
      {...(isCollapsed && { placeholder: translate('resources.leadDesk.reply.write') })}
      required
      fullWidth
    />
  );
}
