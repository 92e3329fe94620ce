import { useTranslate } from 'react-admin';
import { memberKey, type Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import styles from './Cell.module.css';

/** Renders a state's name in a frame without colour, since it needs no reaction. */
export const StatusCell: Cell = ({ value, field }) => {
  const translate = useTranslate();
  const members = [value]
    .flat()
    .filter((one): one is string => typeof one === 'string' && one !== '');
  if (members.length === 0) return <EmptyValue />;
  return members.map((member) => (
    <span key={member} className={styles.status}>
      {translate(memberKey(field.resource, field.path, member))}
    </span>
  ));
};
