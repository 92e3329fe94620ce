import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { useResourceLocation } from '../../../src/engine/definition/useResourceLocation.ts';

/** Renders the couple with a link to the lead. */
export function CoupleCell({ value, record }: CellProps<string, Schemas['SmsLog']>) {
  const { base } = useResourceLocation('leads');
  return (
    <Link to={`${base}/${record.leadId}`}>
      <bdi>{value}</bdi>
    </Link>
  );
}
