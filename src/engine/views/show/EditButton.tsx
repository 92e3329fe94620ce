import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Gated } from '../../access/Gated.tsx';
import { useMay } from '../../access/useMay.ts';
import type { AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { valueAt } from '../../fields/field.ts';
import { recordPath } from '../recordPath.ts';
import { useIsBlocked } from '../useIsBlocked.ts';
import { usePlace } from '../usePlace.ts';

/** Leads to the edit page where the definition, the role and the record itself allow it; support is told why not. */
export function EditButton({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const translate = useTranslate();
  const { base } = usePlace(resource.name);
  const { edit } = resource.definition;
  const { canAccess } = useMay({ resource: resource.name, action: 'edit' });
  const isBlocked = useIsBlocked(edit);
  if (!edit || !canAccess || valueAt(record, 'allowed.update') === false) return null;
  const label = translate('ui.action.edit');
  const looks = { startIcon: <EditOutlined />, variant: 'outlined' } as const;
  if (isBlocked)
    return (
      <span title={translate('engine.action.blocked')}>
        <Button {...looks} disabled>
          {label}
        </Button>
      </span>
    );
  return (
    <Gated gate={edit} label={label}>
      <Button {...looks} component={Link} to={`${recordPath(base, record.id)}/edit`}>
        {label}
      </Button>
    </Gated>
  );
}
