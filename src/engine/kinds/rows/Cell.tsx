import { BreakingText } from '../../../ui/BreakingText.tsx';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { rowTexts } from './rowTexts.ts';

/** Renders the first text of each row, such as a person's e-mail addresses. */
export const RowsCell: Cell = ({ value, field }) => {
  const texts = rowTexts(value, field.facts);
  if (texts.length === 0) return <EmptyValue />;
  return (
    <bdi>
      <BreakingText text={texts.join(', ')} />
    </bdi>
  );
};
