import { dequal } from 'dequal';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { useListContext, useNotify, useStore, useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { Menu, MenuDivider, MenuItem } from '../../../ui/Menu.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { useListState } from '../ListState.tsx';
import { supportedView, searchOf, type SavedView } from './savedViews.ts';
import { viewsKey, type StoredViews } from './startView.ts';
import { useColumns } from '../table/useColumns.ts';
import { useFilters } from '../filters/useFilters.ts';

const SaveViewDialog = lazyOnDemand(
  async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog,
);
const ManageViewsDialog = lazyOnDemand(
  async () => (await import('./ManageViewsDialog.tsx')).ManageViewsDialog,
);

interface SavedViewsProps {
  resource: Resource;
  list: RuntimeListConfig;
}

/**
 * Returns the current state of the list as an unnamed view, the saved view that equals it, and a callback that
 * applies a view.
 */
function useViews({ resource, list }: SavedViewsProps) {
  const { sort, setSort } = useListContext();
  const filters = useFilters();
  const { chooseUrlColumns, layout } = useListState();
  const { chosen } = useColumns(resource, list);
  const [views, save] = useStore<StoredViews>(viewsKey(resource.name), []);
  const now = { filter: filters.values, sort, columns: chosen };
  const current = views.find((view) => {
    const { filter, sort: by, columns } = supportedView(resource, list, view);
    return dequal({ filter, sort: by, columns }, now);
  });
  const apply = (view: SavedView) => {
    const supported = supportedView(resource, list, view);
    filters.set(supported.filter);
    setSort(supported.sort);
    chooseUrlColumns(supported.columns);
  };
  return { views, save, now, layout, current, apply };
}

/** Renders the menu of a user's saved views. */
export function SavedViews(props: SavedViewsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = useCopy({
    done: 'listTools.views.copied',
    refused: 'listTools.views.notCopied',
  });
  const isPhone = usePhone();
  const { views, save, now, layout, current, apply } = useViews(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const copyLink = () => {
    const shown = layout === undefined ? '' : `&layout=${encodeURIComponent(layout)}`;
    const link = `${location.origin}${location.pathname}${searchOf(now)}${shown}`;
    return copy(link);
  };
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const close = () => setDialog(undefined);
  return (
    <>
      {isPhone ? (
        <IconButton
          data-on={current && ''}
          aria-haspopup="menu"
          aria-label={current?.name ?? translate('listTools.views.mine')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <BookmarkBorderOutlined />
        </IconButton>
      ) : (
        <Button
          startIcon={<BookmarkBorderOutlined />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {current ? <bdi>{current.name}</bdi> : translate('listTools.views.mine')}
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem key={view.name} selected={view === current} onClick={choose(() => apply(view))}>
            <bdi>{view.name}</bdi>
          </MenuItem>
        ))}
        {views.length > 0 && <MenuDivider />}
        <MenuItem onClick={choose(() => setDialog('save'))}>
          {translate('listTools.views.save')}
        </MenuItem>
        {views.length > 0 && (
          <MenuItem onClick={choose(() => setDialog('manage'))}>
            {translate('listTools.views.manage')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => void copyLink())}>
          {translate('listTools.views.copyLink')}
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {dialog === 'save' && (
          <SaveViewDialog
            views={views}
            onSave={(name) => {
              save([...views, { ...now, name }]);
              close();
              notify('listTools.views.saved', { type: 'success', messageArgs: { name } });
            }}
            onClose={close}
          />
        )}
        {dialog === 'manage' && <ManageViewsDialog views={views} onChange={save} onClose={close} />}
      </Suspense>
    </>
  );
}
