import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { use, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuDivider } from '../../../ui/Menu.tsx';
import { actionMenuItems } from '../../actions/actionMenuItems.tsx';
import { OpenActionDialog } from '../../actions/OpenActionDialog.tsx';
import { useAvailableActions } from '../../actions/useAvailableActions.ts';
import { useOpenAction } from '../../actions/useOpenAction.ts';
import { DefinitionsContext } from '../../definition/DefinitionsContext.ts';
import { recordPath } from '../../definition/recordPath.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';

/** Callbacks that move a tile; undefined for a move beyond an end, which is disabled. */
export interface TileSteps {
  back: (() => void) | undefined;
  forward: (() => void) | undefined;
  first: (() => void) | undefined;
}

interface TileMenuProps {
  resource: Resource;
  record: AnyRecord;
  /** The click that opened the menu; a new object for each click. */
  opened: { readonly anchor: HTMLElement };
  /** Undefined if tiles cannot be moved. */
  steps: TileSteps | undefined;
  /** State of the location that `edit` leads to. */
  editState?: object;
  onClose: () => void;
}

/** Returns a function from a record to the path of its edit page, or of its show page if it cannot be edited. */
export function useRecordAddress(resource: Resource): (record: AnyRecord) => string | undefined {
  const { offers } = use(DefinitionsContext);
  const { base } = useResourceLocation(resource.name);
  const { edit, show } = resource.definition;
  const canEdit = edit !== undefined && offers(resource.name, 'edit');
  const canShow = show !== undefined && offers(resource.name, 'show');
  return ({ id }) =>
    canEdit ? `${recordPath(base, id)}/edit` : canShow ? recordPath(base, id) : undefined;
}

/** Renders the menu of a tile: edit, move, and the record's actions. */
export function TileMenu(props: TileMenuProps) {
  const { resource, record, opened, steps, editState, onClose } = props;
  const translate = useTranslate();
  const [hidden, setHidden] = useState<TileMenuProps['opened']>();
  const { names, canRemove } = useAvailableActions(resource, record);
  const openAction = useOpenAction(resource, record);
  const path = useRecordAddress(resource)(record);
  // Hides the menu until the next click; the dialogs of the chosen action stay mounted.
  const hide = () => setHidden(opened);
  const step = (name: keyof TileSteps): ReactElement => (
    <MenuItem
      key={name}
      disabled={steps?.[name] === undefined}
      onClick={() => {
        steps?.[name]?.();
        onClose();
      }}
    >
      {translate(`listTiles.${name}`)}
    </MenuItem>
  );
  return (
    <>
      <Menu open={hidden !== opened} anchorEl={opened.anchor} onClose={onClose}>
        {path !== undefined && (
          <MenuItem component={Link} to={path} state={editState} onClick={onClose}>
            {translate('ui.action.edit')}
          </MenuItem>
        )}
        {steps && [step('back'), step('forward'), step('first')]}
        {(names.length > 0 || canRemove) && <MenuDivider />}
        {actionMenuItems({
          resource,
          record,
          names,
          canRemove,
          openAction,
          translate,
          close: hide,
        })}
      </Menu>
      <OpenActionDialog resource={resource} record={record} openAction={openAction} />
    </>
  );
}
