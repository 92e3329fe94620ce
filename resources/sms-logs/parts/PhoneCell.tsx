import type { Schemas } from '#contract/types.ts';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { EmptyValue } from '../../../src/engine/kinds/EmptyValue.tsx';
import { PhoneNumber } from '../../../src/engine/kinds/phone/PhoneNumber.tsx';

/** Renders the recipient of an SMS without a link, because the couple may not accept calls. */
export function PhoneCell({ value }: CellProps<string | null, Schemas['SmsLog']>) {
  return value === null ? <EmptyValue /> : <PhoneNumber number={value} isLink={false} />;
}
