import type { PlainCell, PlainCellProps } from '../../../src/engine/definition/cellProps.ts';
import type { Lead } from './Lead.ts';

/** Returns the couple's names, with a dot while the lead has unread messages. */
export const plainCouple = ({ record, translate }: PlainCellProps<Lead>): PlainCell => ({
  text: record.couple.name,
  dir: 'auto',
  dot:
    record.readStatus === 'unread'
      ? translate('resources.leads.values.readStatus.unread')
      : undefined,
});
