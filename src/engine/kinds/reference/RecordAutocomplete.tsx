import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
  useSourceContext,
  useTranslate,
  type AutocompleteArrayInputProps,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { nameOf, type Named } from './named.ts';
import { useDependentFilter, type DependentFilter } from './useDependentFilter.ts';

interface RecordAutocompleteProps {
  /** Common input props. */
  inputProps: {
    source: string;
    label: string;
    isRequired: boolean;
    helperText: string | false;
    fullWidth: true;
  };
  reference: string;
  many: boolean;
  narrowing?: DependentFilter | undefined;
  /** Filter of the options that does not depend on other form fields. */
  filter?: Readonly<Record<string, unknown>> | undefined;
}

const PAGE = 100;

const nameOrNone = (record?: Named) => (record ? nameOf(record) : '');
const byName = (q: string) => (q === '' ? {} : { q });

/**
 * Renders an autocomplete of several records. It knows only the chosen records that are loaded; a change keeps the
 * others unless the API has no such record.
 */
function LoadedAutocomplete(props: AutocompleteArrayInputProps) {
  const { source, allChoices = [], isFetching, error } = useChoicesContext<Named>();
  const { getSource } = useSourceContext();
  const { getValues } = useFormContext();
  const isMissing = (id: unknown): id is number =>
    typeof id === 'number' && !allChoices.some((choice) => choice.id === id);
  const keepUnloaded = (ids: readonly number[]) => {
    const value: unknown = getValues(getSource(source));
    const isIncomplete = isFetching || Boolean(error);
    return isIncomplete && Array.isArray(value) ? [...value.filter(isMissing), ...ids] : ids;
  };
  return <AutocompleteArrayInput {...props} parse={keepUnloaded} />;
}

/**
 * Renders an autocomplete of one or several records of another resource, read-only until the fields that filter it
 * are filled.
 */
export function RecordAutocomplete(options: RecordAutocompleteProps) {
  const { inputProps, reference, many, narrowing, filter: fixed } = options;
  const translate = useTranslate();
  const { filter, isOpen } = useDependentFilter(inputProps.source, narrowing);
  const props = {
    ...inputProps,
    helperText: isOpen ? inputProps.helperText : translate('engine.form.chooseBefore'),
    optionText: nameOrNone,
    filterToQuery: byName,
    // Styled as disabled; a disabled input would lose its form value.
    readOnly: !isOpen,
    // A failed save focuses the first invalid field; its list of options stays closed.
    openOnFocus: false,
  };
  const list = {
    source: inputProps.source,
    reference,
    perPage: PAGE,
    filter: { ...fixed, ...filter },
    queryOptions: { enabled: isOpen },
  };
  return many ? (
    <ReferenceArrayInput {...list}>
      <LoadedAutocomplete {...props} />
    </ReferenceArrayInput>
  ) : (
    <ReferenceInput {...list}>
      <AutocompleteInput {...props} />
    </ReferenceInput>
  );
}
