import { Suspense, useContext, useMemo } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { WholeValueContext } from '../wholeValue.ts';
import { plainText } from './plainText.ts';

/** Lazily loaded component; the sanitiser is 11 KB, and no list needs it. */
const FormattedText = lazyWithPreload(
  async () => (await import('./FormattedText.tsx')).FormattedText,
  'first',
);

/** Renders rich text formatted on a record's page, and as plain text in one line elsewhere. */
export const RichTextCell: Cell = ({ value }) => {
  const isWhole = useContext(WholeValueContext);
  const html = typeof value === 'string' ? value : '';
  const text = useMemo(() => plainText(html), [html]);
  if (text === '') return <EmptyValue />;
  const line = <span dir="auto">{text}</span>;
  return isWhole ? (
    <Suspense fallback={line}>
      <FormattedText html={html} />
    </Suspense>
  ) : (
    line
  );
};
