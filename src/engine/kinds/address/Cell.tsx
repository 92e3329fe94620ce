import { Fragment } from 'react';
import { get } from '#contract/get.ts';
import { type Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { ReferencedName } from '../reference/Cell.tsx';
import { partsOf } from './parts.ts';

/**
 * Renders an address: its lines, then its places from the smallest to the largest (`Caferağa, Kadıköy /
 * İstanbul`).
 */
export const AddressCell: Cell = ({ value, field }) => {
  const { places, lines } = partsOf(field.facts);
  const texts = lines
    .map(([key]) => get(value, key))
    .filter((text): text is string => typeof text === 'string' && text !== '');
  const named = places.toReversed().flatMap(([key, { ref }]) => {
    const id = get(value, key);
    return typeof id === 'number' && ref !== undefined ? [{ key, id, ref }] : [];
  });
  if (texts.length + named.length === 0) return <EmptyValue />;
  return (
    <span>
      {texts.length > 0 && <bdi>{texts.join(', ')}</bdi>}
      {texts.length > 0 && named.length > 0 && ', '}
      {named.map(({ key, id, ref }, index) => (
        <Fragment key={key}>
          {index > 0 && (index === named.length - 1 ? ' / ' : ', ')}
          <ReferencedName id={id} reference={ref} />
        </Fragment>
      ))}
    </span>
  );
};
