import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { formatDate } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './TemplatePreview.module.css';
import { useCouples } from './useCouples.ts';

type Lead = Schemas['Lead'];

const MESSAGES = 'resources.templateDesk.preview';
const TYPING_MS = 300;

interface CouplePickerProps {
  chosen: Lead | null;
  onChoose: (lead: Lead | null) => void;
}

/** Renders an autocomplete of couples by name; the newest ones before anything is typed. */
export function CouplePicker({ chosen, onChoose }: CouplePickerProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [q, setQ] = useState('');
  const search = useDebouncedEvent((typed: string) => setQ(typed.trim()), TYPING_MS);
  const { couples, isFetching } = useCouples(q, isOpen);
  return (
    <Autocomplete
      options={couples}
      value={chosen}
      loading={isFetching}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input') search(typed);
      }}
      onChange={(_, lead) => onChoose(lead)}
      // The API has already filtered them, by more than the name.
      filterOptions={(found) => found}
      isOptionEqualToValue={({ id }, { id: other }) => id === other}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ couple }) => couple.name}
      renderOption={({ key, ...props }, { couple, provider }) => (
        <li key={key} {...props}>
          <span className={styles.couple}>
            <bdi>{couple.name}</bdi>
            <small>
              {[couple.weddingDate && formatDate(couple.weddingDate, locale), provider.name]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </li>
      )}
      loadingText={translate('ui.state.loading')}
      noOptionsText={translate(`${MESSAGES}.noCouples`)}
      clearText={translate('ui.action.clear')}
      openText={translate(`${MESSAGES}.open`)}
      closeText={translate('ui.action.close')}
      renderInput={(params) => (
        <TextField {...params} label={translate(`${MESSAGES}.couple`)} size="small" />
      )}
    />
  );
}
