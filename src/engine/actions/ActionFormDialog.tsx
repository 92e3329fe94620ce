import { useTranslate } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import type { ActionBody } from '../queries/ActionBody.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { createBody } from '../form/formBody.ts';
import { FieldsDialog } from './FieldsDialog.tsx';
import { actionMessageKey } from './availableActions.ts';

interface ActionFormDialogProps {
  resource: Resource;
  action: string;
  /** Record whose values are the initial answers. */
  record?: AnyRecord;
  /** Paragraph below the action's description, such as the number of affected records. */
  note?: string;
  /** The API's error message. */
  refusal?: string | undefined;
  isActing?: boolean;
  /** Resolves to field messages if the answers were refused, otherwise to undefined. */
  onAnswer: (body: ActionBody) => Promise<object | undefined>;
  onClose: () => void;
}

const NO_FIELDS = {};

/** Renders a dialog for the fields of a contract action, validated by the contract's facts. */
export function ActionFormDialog(props: ActionFormDialogProps) {
  const { resource, action, note = '', onAnswer, ...dialog } = props;
  const translate = useTranslate();
  const fields = resource.manifest.actions?.[action]?.fields ?? NO_FIELDS;
  const paths = useMemo(() => Object.keys(fields), [fields]);
  const usual = actionMessageKey(resource, undefined, action);
  // Fixed at opening: the updated record must not change the title while the dialog closes.
  const [key] = useState(() => actionMessageKey(resource, dialog.record, action));
  const message = (part: string) =>
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
      title={message('do')}
      paragraphs={[message('ask'), note]}
      submit={message('do')}
      answers={settings?.answers}
      isDangerous={settings?.tone === 'danger'}
      notice={Notice && dialog.record && <Notice record={dialog.record} />}
      onAnswer={answer}
    />
  );
}
