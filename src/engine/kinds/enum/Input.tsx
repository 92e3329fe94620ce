import { SelectArrayInput, SelectInput, useTranslate } from 'react-admin';
import { memberKey, type Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Renders a select of one or several values of an enum. */
export const EnumInput: Input = ({ field, source }) => {
  const translate = useTranslate();
  const props = useInputProps(field, source);
  const choices = (field.facts.values ?? []).map((member) => ({
    id: member,
    name: translate(memberKey(field.resource, field.path, member)),
  }));
  return field.facts.many ? (
    <SelectArrayInput {...props} choices={choices} translateChoice={false} />
  ) : (
    <SelectInput {...props} choices={choices} translateChoice={false} emptyText="" />
  );
};
