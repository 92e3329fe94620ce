import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useTranslate,
} from 'react-admin';
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
      <AutocompleteArrayInput {...props} />
    </ReferenceArrayInput>
  ) : (
    <ReferenceInput {...list}>
      <AutocompleteInput {...props} />
    </ReferenceInput>
  );
}
