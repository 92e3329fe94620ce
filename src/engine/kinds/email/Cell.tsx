import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { EmailAddress } from './EmailAddress.tsx';

export const EmailCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? <EmailAddress address={value} /> : <EmptyValue />;
