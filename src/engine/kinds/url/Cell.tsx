import { BreakingText } from '../../../ui/BreakingText.tsx';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

const isWeb = (text: string) => /^https?:\/\//i.test(text);

/** Renders a link that opens in a new tab; a value that is not a web address is shown as text. */
export const UrlCell: Cell = ({ value }) => {
  if (typeof value !== 'string' || value === '') return <EmptyValue />;
  if (!isWeb(value)) return <bdi>{value}</bdi>;
  return (
    <a href={value} target="_blank" rel="noopener noreferrer" dir="ltr">
      <BreakingText text={value.replace(/^https?:\/\//i, '').replace(/\/$/, '')} />
    </a>
  );
};
