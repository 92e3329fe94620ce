import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { sendLeadEmailFacts } from '#contract/facts/sendLeadEmail.ts';
import { formats } from '#contract/formats.ts';

const MAX_RECIPIENTS = sendLeadEmailFacts.body.cc.maxItems;

interface CcFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  problem: string | undefined;
}

/**
 * Renders the input of addresses in copy; Enter, a comma or blur adds the typed text. Addresses beyond the limit
 * stay, with an error. An empty input focuses itself on mount, because a button has opened it.
 */
export function CcField({ value, onChange, problem }: CcFieldProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const wrong = value.find((address) => !formats.email.test(address));
  const extra = value.length - MAX_RECIPIENTS;
  const tooMany =
    extra > 0
      ? translate('resources.leadDesk.reply.ccTooMany', { limit: MAX_RECIPIENTS, extra })
      : undefined;
  const notAnAddress =
    wrong === undefined
      ? undefined
      : translate('resources.leadDesk.reply.ccWrong', { address: wrong });
  const message = problem ?? tooMany ?? notAnAddress;
  const take = (typed: readonly string[]) => {
    const parts = typed.flatMap((part) => part.split(/[\s,;]+/)).filter((part) => part !== '');
    onChange([...new Set(parts)]);
    setText('');
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={[...value]}
      inputValue={text}
      onInputChange={(_, typed) => {
        if (/[,;\s]$/.test(typed)) take([...value, typed]);
        else setText(typed);
      }}
      onChange={(_, typed) => take(typed)}
      onBlur={() => {
        if (text.trim() !== '') take([...value, text]);
      }}
      clearText={translate('ui.action.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('resources.leadDesk.reply.cc')}
          type="email"
          autoFocus={value.length === 0}
          error={message !== undefined}
          helperText={message ?? translate('resources.leadDesk.reply.ccHelp')}
        />
      )}
    />
  );
}

/** Returns true if the API accepts these values as recipients: valid addresses, and not too many. */
export const areRecipients = (value: readonly string[]) =>
  value.length <= MAX_RECIPIENTS && value.every((one) => formats.email.test(one));
