import { useTranslate } from 'react-admin';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { memberKey, type Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Yes or no, or words of the field's own for them; with a tone as a tag. */
export const BooleanCell: Cell = ({ value, field }) => {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return <EmptyValue />;
  const { inWords, tone: tones } = field.settings;
  const key = inWords && memberKey(field.resource, field.path, String(value));
  const word = translate(key ?? (value ? 'ra.boolean.true' : 'ra.boolean.false'));
  const tone = tones?.[String(value)];
  return tone ? <StatusTag tone={tone}>{word}</StatusTag> : <span>{word}</span>;
};
