import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { Menu, MenuDivider } from '../../ui/Menu.tsx';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ActionButton } from './ActionEntry.tsx';
import { actionMenuItems } from './actionMenuItems.tsx';
import { OpenActionDialog } from './OpenActionDialog.tsx';
import { actionMessageKey } from './availableActions.ts';
import { useOpenAction } from './useOpenAction.ts';
import { useAvailableActions } from './useAvailableActions.ts';

interface RecordActionsProps {
  resource: Resource;
  record: AnyRecord;
  /** Name of the only action with its own button; by default, all actions with the tone `primary` have one. */
  primary?: string | null;
  /** Buttons before the primary actions, in the same row. */
  tools?: ReactNode;
  /** First entries of the menu. */
  entries?: (close: () => void) => ReactNode;
}

/** Renders the actions of a record: primary actions as buttons, the others and the deletion in a menu. */
export function RecordActions({ resource, record, primary, tools, entries }: RecordActionsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { names, canRemove } = useAvailableActions(resource, record);
  const openAction = useOpenAction(resource, record);
  const slots = resource.definition.actions ?? {};
  const isPrimary = (name: string) =>
    primary === undefined ? slots[name]?.tone === 'primary' : name === primary;
  const others = names.filter((name) => !isPrimary(name));
  const label = (name: string) => translate(`${actionMessageKey(resource, record, name)}.do`);
  const close = () => setAnchor(null);
  const buttons = names
    .filter(isPrimary)
    .map((name) => (
      <ActionButton
        key={name}
        slot={slots[name]}
        record={record}
        isBusy={openAction.isActing}
        label={label(name)}
        onSelect={() => openAction.start(name)}
      />
    ));
  return (
    <>
      {(others.length > 0 || canRemove || entries) && (
        <IconButton
          aria-label={translate('ui.action.more')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizOutlined />
        </IconButton>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {entries?.(close)}
          {entries && others.length > 0 && <MenuDivider />}
          {actionMenuItems({
            resource,
            record,
            names: others,
            canRemove,
            openAction,
            translate,
            close,
          })}
        </Menu>
      )}
      {tools ? (
        <div data-row="">
          {tools}
          {buttons}
        </div>
      ) : (
        buttons
      )}
      <OpenActionDialog resource={resource} record={record} openAction={openAction} />
    </>
  );
}
