import { useTranslate } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import type { ActionBody } from '../queries/ActionBody.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { createBody } from '../form/formBody.ts';
import { FieldsDialog } from './FieldsDialog.tsx';
import { actionWords } from './availableActions.ts';

interface ActionFormDialogProps {
  resource: Resource;
  action: string;
  /** Record whose values are the initial answers. */
  record?: AnyRecord;
  /** Stands under the action's own words, such as for how many records it is. */
  note?: string;
  /** Reason for the API's refusal. */
  refusal?: string | undefined;
  isActing?: boolean;
  /** Resolves with field messages where the answers were refused. */
  onAnswer: (body: ActionBody) => Promise<object | undefined>;
  onClose: () => void;
}

const NO_FIELDS = {};

/** Asks what an action of the contract needs, checked by the contract's facts. */
export function ActionFormDialog(props: ActionFormDialogProps) {
  const { resource, action, note = '', onAnswer, ...dialog } = props;
  const translate = useTranslate();
  const fields = resource.manifest.actions?.[action]?.fields ?? NO_FIELDS;
  const paths = useMemo(() => Object.keys(fields), [fields]);
  const usual = actionWords(resource, undefined, action);
  // As it was opened: what the answer makes of the record must not rename the dialog while it closes.
  const [key] = useState(() => actionWords(resource, dialog.record, action));
  const words = (part: string) =>
    translate(`${key}.${part}`, { _: translate(`${usual}.${part}`, { _: '' }) });
  const settings = resource.definition.actions?.[action];
  const Notice = settings?.notice;
  const answer = useCallback(
    (values: unknown) => onAnswer({ type: action, ...createBody(fields, paths, values) }),
    [onAnswer, action, fields, paths],
  );
  return (
    <FieldsDialog
      {...dialog}
      resource={resource}
      fields={fields}
      rules={resource.manifest.actions?.[action]?.rules}
      title={words('do')}
      says={[words('ask'), note]}
      submit={words('do')}
      answers={settings?.answers}
      isDangerous={settings?.tone === 'danger'}
      notice={Notice && dialog.record && <Notice record={dialog.record} />}
      onAnswer={answer}
    />
  );
}
