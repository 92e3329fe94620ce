import { useTranslate } from 'react-admin';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { memberKey, type Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Renders yes or no, or the field's own texts for them; as a tag if the value has a tone. */
export const BooleanCell: Cell = ({ value, field }) => {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return <EmptyValue />;
  const { inWords, tone: tones } = field.settings;
  const key = inWords && memberKey(field.resource, field.path, String(value));
  const word = translate(key ?? (value ? 'ra.boolean.true' : 'ra.boolean.false'));
  const tone = tones?.[String(value)];
  return tone ? <StatusTag tone={tone}>{word}</StatusTag> : <span>{word}</span>;
};
