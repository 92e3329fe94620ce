import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { useCan } from '../access/useCan.ts';
import type { RuntimeListConfig, Resource } from '../definition/runtimeDefinition.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { useListState } from './ListState.tsx';

const ToolsMenu = lazyOnDemand(async () => (await import('./ToolsMenu.tsx')).ToolsMenu);

interface ListToolsProps {
  resource: Resource;
  list: RuntimeListConfig;
}

/**
 * Renders the tools for the list as a whole: export, import, and on a phone the selection, which has a button of its
 * own beside tiles.
 */
export function ListTools({ resource, list }: ListToolsProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const { isSelecting, setSelecting } = useListState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Stays mounted for the dialogs that the menu opens.
  const [wasOpen, setWasOpen] = useState(false);
  const canAccess = useCan({ resource: resource.name, action: 'create' });
  const canImport =
    list.import === true && resource.definition.create !== undefined && canAccess === true;
  const canSelect = isPhone && (list.bulk?.length ?? 0) > 0;
  const hasTiles = isPhone && list.tiles !== undefined;
  if (!list.export && !canImport && !canSelect && !hasTiles) return null;
  const select = canSelect
    ? {
        onClick: () => setSelecting(!isSelecting),
        children: translate(isSelecting ? 'listTools.bulk.selectEnd' : 'ui.action.select'),
      }
    : undefined;
  return (
    <>
      {hasTiles && select && <Button variant="outlined" {...select} />}
      <IconButton
        aria-label={translate('listTools.tools')}
        aria-haspopup="menu"
        onPointerEnter={ToolsMenu.preload}
        onFocus={ToolsMenu.preload}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpen(true);
        }}
      >
        <MoreHorizOutlined />
      </IconButton>
      {wasOpen && (
        <Suspense fallback={null}>
          <ToolsMenu
            resource={resource}
            list={list}
            anchor={anchor}
            canImport={canImport}
            hasLayouts={hasTiles}
            select={hasTiles ? undefined : select}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
