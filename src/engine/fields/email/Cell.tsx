import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';
import { EmailAddress } from './EmailAddress.tsx';

export const EmailCell: Cell = ({ value }) =>
  typeof value === 'string' && value !== '' ? <EmailAddress address={value} /> : <Nothing />;
