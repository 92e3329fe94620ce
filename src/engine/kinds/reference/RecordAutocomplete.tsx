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
  /** As every input is given them. */
  asked: {
    source: string;
    label: string;
    isRequired: boolean;
    helperText: string | false;
    fullWidth: true;
  };
  reference: string;
  many: boolean;
  narrowing?: DependentFilter | undefined;
  /** Filter of the list that no other field of the form says. */
  filter?: Readonly<Record<string, unknown>> | undefined;
}

const PAGE = 100;

const nameOrNone = (record?: Named) => (record ? nameOf(record) : '');
const byName = (q: string) => (q === '' ? {} : { q });

/** One record or several of another resource, found by typing a name; waits for the fields that narrow the list. */
export function RecordAutocomplete(options: RecordAutocompleteProps) {
  const { asked, reference, many, narrowing, filter: fixed } = options;
  const translate = useTranslate();
  const { filter, isOpen } = useDependentFilter(asked.source, narrowing);
  const props = {
    ...asked,
    helperText: isOpen ? asked.helperText : translate('engine.form.chooseBefore'),
    optionText: nameOrNone,
    filterToQuery: byName,
    // Drawn as disabled; truly disabled, the form would lose its value.
    readOnly: !isOpen,
    // A failed save focuses the first wrong field; its list waits for a click or a key.
    openOnFocus: false,
  };
  const list = {
    source: asked.source,
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
