import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { useAutocompleteMessages } from '../../../src/engine/controls/useAutocompleteMessages.ts';
import { useRecordOptions } from '../../../src/engine/kinds/reference/useRecordOptions.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { useSavedFilters } from './useWidget.ts';
import { WidgetEditor } from './WidgetEditor.tsx';
import styles from './Widget.module.css';

const MESSAGES = 'resources.reviewWidget';

function ProviderWidget({ providerId }: { providerId: number }) {
  const { data, isPending, error, refetch } = useSavedFilters(providerId);
  return (
    <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
      {data && <WidgetEditor key={providerId} saved={data} />}
    </QueryBoundary>
  );
}

type Provider = Pick<Schemas['Provider'], 'id' | 'name'>;

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Renders the choice of a provider, searched by name, and the editor of its review widget. */
export function WidgetChooser() {
  const translate = useTranslate();
  const messages = useAutocompleteMessages();
  const [chosen, setChosen] = useState<Provider>();
  const { named, isPending, search } = useRecordOptions<Provider>({
    reference: 'providers',
    sort: BY_NAME,
  });
  const [first] = named.values();
  const provider = chosen ?? first;
  if (provider === undefined) return null;
  return (
    <>
      <Autocomplete
        {...messages}
        {...search}
        className={styles.field}
        disableClearable
        value={provider}
        loading={isPending}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_, next) => setChosen(next)}
        renderInput={(params) => (
          <TextField {...params} label={translate(`${MESSAGES}.provider`)} />
        )}
      />
      <ProviderWidget providerId={provider.id} />
    </>
  );
}
