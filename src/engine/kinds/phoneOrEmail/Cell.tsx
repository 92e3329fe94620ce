import type { Cell } from '../../definition/field.ts';
import { EmailCell } from '../email/Cell.tsx';
import { PhoneCell } from '../phone/Cell.tsx';
import { isPhoneText } from './phoneOrEmail.ts';

/** Renders a phone number or an e-mail address with the cell of its kind. */
export const PhoneOrEmailCell: Cell = (props) =>
  typeof props.value === 'string' && !isPhoneText(props.value) ? (
    <EmailCell {...props} />
  ) : (
    <PhoneCell {...props} />
  );
