import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { getField, labelKey } from '../../definition/field.ts';
import { useColumns } from './useColumns.ts';

/** Renders the choice of shown columns; the first one, with the record's name, is always shown. */
export function ColumnsButton({ resource, list }: { resource: Resource; list: RuntimeListConfig }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { all, chosen, choose } = useColumns(resource, list);
  const toggle = (path: string) =>
    choose(chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path]);
  return (
    <>
      <IconButton
        aria-label={translate('engine.list.columns')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumnOutlined />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {all.map((path, index) => (
            <MenuItem
              key={path}
              role="menuitemcheckbox"
              aria-checked={chosen.includes(path)}
              disabled={index === 0}
              onClick={() => toggle(path)}
              dense
            >
              <input
                type="checkbox"
                className="ui-check"
                checked={chosen.includes(path)}
                readOnly
                tabIndex={-1}
                aria-hidden="true"
              />
              {translate(labelKey(getField(resource, path)))}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
