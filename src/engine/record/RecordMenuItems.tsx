import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePhone } from '../../ui/usePhone.ts';
import type { AnyHeader, AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useHelp } from '../help/useHelp.ts';
import { recordPath } from '../definition/recordPath.ts';
import { EditMenuItem } from './EditButton.tsx';
import type { Neighbours } from './useNeighbours.ts';

interface RecordMenuItemsProps {
  resource: Resource;
  header: AnyHeader;
  record: AnyRecord;
  base: string;
  neighbours: Neighbours;
  onClose: () => void;
}

/**
 * Renders the menu items of a compact header: the definition's own items, editing, and on a phone help and
 * neighbours.
 */
export function RecordMenuItems(props: RecordMenuItemsProps) {
  const { resource, header, record, base, neighbours, onClose } = props;
  const translate = useTranslate();
  const isPhone = usePhone();
  const { setOpen } = useHelp();
  const steps = (['previous', 'next'] as const).flatMap((step) => {
    const id = neighbours[step];
    return id === undefined ? [] : [{ step, to: recordPath(base, id) }];
  });
  return (
    <>
      <header.menu record={record} onClose={onClose} />
      <EditMenuItem resource={resource} record={record} onClose={onClose} />
      {isPhone &&
        steps.map(({ step, to }) => (
          <MenuItem key={step} component={Link} to={to} onClick={onClose}>
            {translate(`ui.action.${step}`)}
          </MenuItem>
        ))}
      {isPhone && (
        <MenuItem
          onClick={() => {
            onClose();
            setOpen(true);
          }}
        >
          {translate('ui.action.help')}
        </MenuItem>
      )}
    </>
  );
}
