import type { useTranslate } from 'react-admin';
import type { ReactElement } from 'react';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { ActionMenuItem } from './ActionEntry.tsx';
import { actionMessageKey } from './availableActions.ts';
import type { OpenActions } from './useOpenAction.ts';

interface ActionMenuItemsOptions {
  resource: Resource;
  record: AnyRecord;
  /** Actions in their order. */
  names: readonly string[];
  canRemove: boolean;
  openAction: OpenActions;
  translate: ReturnType<typeof useTranslate>;
  close: () => void;
}

/**
 * Returns the menu items of a record's actions, deletion last. They must be direct children of the menu for its
 * keyboard navigation.
 */
export function actionMenuItems(options: ActionMenuItemsOptions): ReactElement[] {
  const { resource, record, names, canRemove, openAction, translate, close } = options;
  const { actions = {}, remove } = resource.definition;
  const entries = names.map((name) => (
    <ActionMenuItem
      key={name}
      slot={actions[name]}
      record={record}
      isDanger={actions[name]?.tone === 'danger'}
      label={translate(`${actionMessageKey(resource, record, name)}.do`)}
      onSelect={() => {
        close();
        openAction.start(name);
      }}
    />
  ));
  if (!canRemove) return entries;
  const removal = (
    <ActionMenuItem
      key="remove"
      slot={remove === false ? undefined : remove}
      record={record}
      isDanger
      label={translate('ui.action.delete')}
      onSelect={() => {
        close();
        openAction.startRemoving();
      }}
    />
  );
  return [...entries, removal];
}
