import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { Gated } from '../access/Gated.tsx';
import { useCan } from '../access/useCan.ts';
import type { RuntimeListConfig, Resource } from '../definition/runtimeDefinition.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { useListState } from './ListState.tsx';
import { useColumns } from './table/useColumns.ts';
import { useListQuery } from './useListQuery.ts';
import { useTotal } from './useTotal.ts';

const ExportDialog = lazyOnDemand(
  async () => (await import('../export/ExportDialog.tsx')).ExportDialog,
);
const ImportDialog = lazyOnDemand(
  async () => (await import('../import/ImportDialog.tsx')).ImportDialog,
);

interface ListToolsProps {
  resource: Resource;
  list: RuntimeListConfig;
}

/** Renders the tools for the list as a whole: export, import, and selection on a phone. */
export function ListTools({ resource, list }: ListToolsProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const { isSelecting, setSelecting } = useListState();
  const { chosen } = useColumns(resource, list);
  const query = useListQuery(resource.name);
  const { total } = useTotal();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'csv' | 'xlsx' | 'import'>();
  const canAccess = useCan({ resource: resource.name, action: 'create' });
  const { create } = resource.definition;
  const canImport = list.import === true && create !== undefined && canAccess === true;
  const canSelect = isPhone && (list.bulk?.length ?? 0) > 0;
  if (!list.export && !canImport && !canSelect) return null;
  const choose = (what: typeof open) => {
    setAnchor(null);
    setOpen(what);
  };
  const columns = list.export === true ? chosen : (list.export ?? []);
  const importLabel = translate('listTools.import.title');
  return (
    <>
      <IconButton
        aria-label={translate('listTools.tools')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizOutlined />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {canSelect && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setSelecting(!isSelecting);
            }}
          >
            {translate(isSelecting ? 'listTools.bulk.selectEnd' : 'ui.action.select')}
          </MenuItem>
        )}
        {list.export && (
          <MenuItem onClick={() => choose('xlsx')}>{translate('listTools.export.xlsx')}</MenuItem>
        )}
        {list.export && (
          <MenuItem onClick={() => choose('csv')}>{translate('listTools.export.csv')}</MenuItem>
        )}
        {canImport && (
          <Gated gate={create} label={importLabel} as="menuitem">
            <MenuItem onClick={() => choose('import')}>{importLabel}</MenuItem>
          </Gated>
        )}
      </Menu>
      <Suspense fallback={null}>
        {(open === 'csv' || open === 'xlsx') && (
          <ExportDialog
            resource={resource}
            columns={columns}
            query={query}
            total={total}
            format={open}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'import' && (
          <ImportDialog resource={resource} meta={query.meta} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}
