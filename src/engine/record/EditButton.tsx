import EditOutlined from '@mui/icons-material/EditOutlined';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Gated } from '../access/Gated.tsx';
import { useCan } from '../access/useCan.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { recordPath } from '../definition/recordPath.ts';
import { useIsBlocked } from '../access/useIsBlocked.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';

interface EditProps {
  resource: Resource;
  record: AnyRecord;
}

/**
 * Returns the path of the edit page; undefined if the definition has none, or the user lacks permission for the
 * resource or the record.
 */
function useEdit({ resource, record }: EditProps) {
  const { base } = useResourceLocation(resource.name);
  const { edit } = resource.definition;
  const canAccess = useCan({ resource: resource.name, action: 'edit' });
  const isBlocked = useIsBlocked(edit);
  if (!edit || !canAccess || get(record, 'allowed.update') === false) return undefined;
  return { edit, isBlocked, to: `${recordPath(base, record.id)}/edit` };
}

/**
 * Renders the link to the edit page if editing is allowed; disabled with a reason if it is forbidden during
 * impersonation.
 */
export function EditButton(props: EditProps) {
  const translate = useTranslate();
  const way = useEdit(props);
  if (!way) return null;
  const label = translate('ui.action.edit');
  const looks = { startIcon: <EditOutlined />, variant: 'outlined' } as const;
  if (way.isBlocked)
    return (
      <span title={translate('engine.action.blocked')}>
        <Button {...looks} disabled>
          {label}
        </Button>
      </span>
    );
  return (
    <Gated gate={way.edit} record={props.record} label={label}>
      <ButtonLink {...looks} to={way.to}>
        {label}
      </ButtonLink>
    </Gated>
  );
}

/**
 * Renders the link to the edit page as a menu item; disabled with a reason if it is forbidden during
 * impersonation.
 */
export function EditMenuItem({ onClose, ...props }: EditProps & { onClose: () => void }) {
  const translate = useTranslate();
  const way = useEdit(props);
  if (!way) return null;
  const label = translate('ui.action.edit');
  if (way.isBlocked)
    return (
      <MenuItem disabled>
        <ListItemText primary={label} secondary={translate('engine.action.blocked')} />
      </MenuItem>
    );
  return (
    <Gated gate={way.edit} record={props.record} label={label} as="menuitem">
      <MenuItem component={Link} to={way.to} onClick={onClose}>
        {label}
      </MenuItem>
    </Gated>
  );
}
