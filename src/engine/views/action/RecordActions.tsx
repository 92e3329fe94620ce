import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Menu } from '../../../ui/Menu.tsx';
import type { AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { ActionButton, ActionMenuItem } from './ActionEntry.tsx';
import { AskedAction } from './AskedAction.tsx';
import { actionWords } from './offeredActions.ts';
import { useAskedAction } from './useAskedAction.ts';
import { useOffers } from './useOffers.ts';

interface RecordActionsProps {
  resource: Resource;
  record: AnyRecord;
}

/** What can be done with a record: the primary actions as buttons, the others and deleting in a menu. */
export function RecordActions({ resource, record }: RecordActionsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { names, canRemove } = useOffers(resource, record);
  const asked = useAskedAction(resource, record);
  const slots = resource.definition.actions ?? {};
  const primary = names.filter((name) => slots[name]?.tone === 'primary');
  const others = names.filter((name) => slots[name]?.tone !== 'primary');
  const label = (name: string) => translate(`${actionWords(resource, record, name)}.do`);
  const { remove } = resource.definition;
  return (
    <>
      {(others.length > 0 || canRemove) && (
        <IconButton
          aria-label={translate('ui.action.more')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizOutlined />
        </IconButton>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {others.map((name) => (
            <ActionMenuItem
              key={name}
              slot={slots[name]}
              isDanger={slots[name]?.tone === 'danger'}
              label={label(name)}
              onSelect={() => {
                setAnchor(null);
                asked.start(name);
              }}
            />
          ))}
          {canRemove && (
            <ActionMenuItem
              slot={remove === false ? undefined : remove}
              isDanger
              label={translate('ui.action.delete')}
              onSelect={() => {
                setAnchor(null);
                asked.startRemoving();
              }}
            />
          )}
        </Menu>
      )}
      {primary.map((name) => (
        <ActionButton
          key={name}
          slot={slots[name]}
          isBusy={asked.isActing}
          label={label(name)}
          onSelect={() => asked.start(name)}
        />
      ))}
      <AskedAction resource={resource} record={record} asked={asked} />
    </>
  );
}
