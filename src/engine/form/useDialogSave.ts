import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { DialogFrameContext } from '../../ui/DialogFrameContext.ts';
import { recordName } from '../definition/recordName.ts';
import { recordPath } from '../definition/recordPath.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { useUpdateRecordCache } from '../queries/useUpdateRecordCache.ts';

/**
 * Returns the mutation options of a form in a dialog over its list: after saving, a notification appears and the
 * dialog closes. The notification of a new record has a link to its page. Returns undefined for a form on its own
 * page, to which react-admin's redirect applies.
 */
export function useDialogSave(resource: Resource, event: 'created' | 'updated') {
  const frame = use(DialogFrameContext);
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useResourceLocation(resource.name);
  const refresh = useUpdateRecordCache(location);
  return useMemo(() => {
    if (!frame) return undefined;
    const onSuccess = (saved: RaRecord): void => {
      const open = () => void navigate(recordPath(location.base, saved.id));
      notify(`resources.${resource.name}.notifications.${event}`, {
        type: 'success',
        messageArgs: {
          name: recordName(resource, { ...saved, id: Number(saved.id) }),
          _: translate(`ra.notification.${event}`, { smart_count: 1 }),
        },
        ...(event === 'created' &&
          resource.definition.show && {
            action: { label: translate('ui.action.open'), onSelect: open },
          }),
      });
      // Replaces the history entry of the form, so that the back button does not reopen it.
      void navigate(frame.closesTo, { replace: true });
      // Not awaited: the form counts as saved, and can be left, only once this function has returned.
      void refresh();
    };
    return { onSuccess };
  }, [frame, translate, notify, navigate, location, refresh, resource, event]);
}
