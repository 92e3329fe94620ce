import { useTranslate } from 'react-admin';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Yes or no in words; with a tone as a tag. */
export const BooleanCell: Cell = ({ value, field }) => {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return <EmptyValue />;
  const word = translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  const tone = field.settings.tone?.[String(value)];
  return tone ? <StatusTag tone={tone}>{word}</StatusTag> : <span>{word}</span>;
};
