import { useTranslate } from 'react-admin';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { memberKey, type Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Renders the names of an enum's values; values with a tone as tags. */
export const EnumCell: Cell = ({ value, field }) => {
  const translate = useTranslate();
  const members = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string',
  );
  if (members.length === 0) return <EmptyValue />;
  return members.map((member) => {
    const word = translate(memberKey(field.resource, field.path, member));
    const tone = field.settings.tone?.[member];
    return tone ? (
      <StatusTag key={member} tone={tone}>
        {word}
      </StatusTag>
    ) : (
      <span key={member}>{word}</span>
    );
  });
};
