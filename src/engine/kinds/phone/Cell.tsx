import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

export const PhoneCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? <PhoneNumber number={value} /> : <EmptyValue />;
