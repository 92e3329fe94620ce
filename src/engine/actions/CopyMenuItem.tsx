import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Gated } from '../access/Gated.tsx';
import { useCan } from '../access/useCan.ts';
import { useIsBlocked } from '../access/useIsBlocked.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { createBody } from '../form/formBody.ts';

interface CopyProps {
  resource: Resource;
  record: AnyRecord;
}

const FILES: ReadonlySet<string> = new Set(['image', 'file']);

/** Returns a record's values for a new record; files are omitted because each record uploads its own. */
function copiedValues({ definition, manifest }: Resource, record: AnyRecord) {
  const fields = manifest.create?.fields ?? {};
  const paths = Object.values(definition.create?.form ?? {}).flat();
  const kept = paths.filter((path) => !FILES.has(fields[path]?.kind ?? ''));
  return createBody(fields, kept, record);
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
