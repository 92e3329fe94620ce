import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { valueAt } from '../../fields/field.ts';

const ActionDialog = lazy(async () => ({
  default: (await import('./ActionDialog.tsx')).ActionDialog,
}));

/** Declared actions that the record allows now, in the definition's order. */
function allowedActions(resource: Resource, record: AnyRecord): string[] {
  const allowed = valueAt(record, 'allowed.actions');
  if (!Array.isArray(allowed)) return [];
  return Object.keys(resource.definition.actions ?? {}).filter((name) => allowed.includes(name));
}

/** What can be done with a record: the primary actions as buttons, the others in a menu. */
export function RecordActions({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<string>();
  const slots = resource.definition.actions ?? {};
  const names = allowedActions(resource, record);
  const primary = names.filter((name) => slots[name]?.tone === 'primary');
  const others = names.filter((name) => slots[name]?.tone !== 'primary');
  const label = (name: string) => translate(`resources.${resource.name}.actions.${name}.do`);
  return (
    <>
      {others.length > 0 && (
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
            <MenuItem
              key={name}
              sx={slots[name]?.tone === 'danger' ? { color: 'var(--danger)' } : undefined}
              onClick={() => {
                setAnchor(null);
                setAsked(name);
              }}
            >
              {label(name)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {primary.map((name) => (
        <Button key={name} variant="contained" onClick={() => setAsked(name)}>
          {label(name)}
        </Button>
      ))}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <ActionDialog
            resource={resource}
            record={record}
            action={asked}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
