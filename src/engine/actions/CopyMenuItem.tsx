import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Gated } from '../access/Gated.tsx';
import { useCan } from '../access/useCan.ts';
import { useIsBlocked } from '../access/useIsBlocked.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { copiedValues } from './copiedValues.ts';

interface CopyProps {
  resource: Resource;
  record: AnyRecord;
}

/**
 * Returns true if a record may be copied: by the definition and the permission to create, unless creating is
 * forbidden during impersonation.
 */
export function useCanCopy({ name, definition }: Resource): boolean {
  const { create } = definition;
  const canAccess = useCan({ resource: name, action: 'create' });
  const isBlocked = useIsBlocked(create);
  return create?.copy === true && canAccess === true && !isBlocked;
}

/**
 * Renders a menu item that opens the create form with a record's values; locked if the provider's package lacks it.
 */
export function CopyMenuItem({ resource, record, onClose }: CopyProps & { onClose: () => void }) {
  const label = useTranslate()('ra.action.clone');
  const { base } = useResourceLocation(resource.name);
  return (
    <Gated gate={resource.definition.create} record={record} label={label} as="menuitem">
      <MenuItem
        component={Link}
        to={`${base}/create`}
        state={{ record: copiedValues(resource, record) }}
        onClick={onClose}
      >
        {label}
      </MenuItem>
    </Gated>
  );
}
