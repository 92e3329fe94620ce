import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { Gated } from '../access/Gated.tsx';
import type { RuntimeListConfig, Resource } from '../definition/runtimeDefinition.ts';
import { useLayouts } from './LayoutSwitch.tsx';
import { useMixedOrder } from './order/useMixedOrder.ts';
import { useColumns } from './table/useColumns.ts';
import { useListQuery } from './useListQuery.ts';
import styles from './ToolsMenu.module.css';
import { useTotal } from './useTotal.ts';

const ExportDialog = lazyOnDemand(
  async () => (await import('../export/ExportDialog.tsx')).ExportDialog,
);
const ImportDialog = lazyOnDemand(
  async () => (await import('../import/ImportDialog.tsx')).ImportDialog,
);

interface ToolsMenuProps {
  resource: Resource;
  list: RuntimeListConfig;
  /** The button of the menu; null while the menu is closed. */
  anchor: HTMLElement | null;
  canImport: boolean;
  /** True if the menu has the layouts. */
  hasLayouts: boolean;
  /** Entry that starts or ends the selection; undefined if the menu has none. */
  select: { onClick: () => void; children: string } | undefined;
  onClose: () => void;
}

/** Renders the menu of a list's tools, and the dialog of the chosen one. */
export function ToolsMenu(props: ToolsMenuProps) {
  const { resource, list, anchor, canImport, hasLayouts, select, onClose } = props;
  const translate = useTranslate();
  const { chosen } = useColumns(resource, list);
  const query = useListQuery(resource.name);
  const { total } = useTotal();
  const { all, current, wordOf, choose: chooseLayout } = useLayouts({ resource, list });
  const mixed = useMixedOrder(resource, list);
  const [open, setOpen] = useState<'csv' | 'xlsx' | 'import'>();
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const others = hasLayouts ? all.filter((name) => name !== current) : [];
  const columns = list.export === true ? chosen : (list.export ?? []);
  const importLabel = translate('listTools.import.title');
  return (
    <>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
        {select && <MenuItem onClick={choose(select.onClick)}>{select.children}</MenuItem>}
        {hasLayouts && mixed !== undefined && (
          // An entry, since a menu has no other children; it stays focusable, so that it can be read.
          <MenuItem aria-disabled className={styles.reason ?? ''} onClick={onClose}>
            {mixed}
          </MenuItem>
        )}
        {others.map((name) => (
          <MenuItem key={name} onClick={choose(() => chooseLayout(name))}>
            {`${translate('listTools.layout.choose')}: ${wordOf(name)}`}
          </MenuItem>
        ))}
        {list.export &&
          (['xlsx', 'csv'] as const).map((format) => (
            <MenuItem key={format} onClick={choose(() => setOpen(format))}>
              {translate(`listTools.export.${format}`)}
            </MenuItem>
          ))}
        {canImport && (
          <Gated gate={resource.definition.create} label={importLabel} as="menuitem">
            <MenuItem onClick={choose(() => setOpen('import'))}>{importLabel}</MenuItem>
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
