import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useCallback, useId, useMemo } from 'react';
import { get } from '#contract/get.ts';
import { formatNumber } from '../../../ui/format.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { getField, labelKey, memberKey } from '../../definition/field.ts';
import type { FieldMap } from '../../definition/manifest.ts';
import { returnsToApproval } from '../../definition/reviewedPaths.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { createBody } from '../../form/formBody.ts';
import type { ActionBody } from '../../queries/ActionBody.ts';
import { FieldsDialog } from '../FieldsDialog.tsx';
import { bulkLabel } from './bulkLabel.ts';
import type { useTargetRecords } from './useTargetRecords.ts';

interface AskedChangeDialogProps {
  resource: Resource;
  name: string;
  /** Query of the selected records. */
  records: ReturnType<typeof useTargetRecords>;
  /** Paragraph with the number of selected records. */
  note: string;
  /** Resolves to undefined; the run reports failures itself. */
  onAnswer: (body: ActionBody) => Promise<undefined>;
  onClose: () => void;
}

const NO_FIELDS: FieldMap = {};
const NO_QUESTIONS = {};

/** Renders the number of records that the change returns to approval. */
function ApprovalNotice({ resource, count }: { resource: Resource; count: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { to = '' } = resource.manifest.review ?? {};
  return (
    <p className="ui-notice" data-tone="warning">
      {translate('bulkForm.reviewed', {
        smart_count: count,
        count: formatNumber(count, locale),
        status: translate(memberKey(resource.name, 'status', to)),
      })}
    </p>
  );
}

/** Renders the form of a change of the selected records, or the reason why it cannot be made for all of them. */
export function AskedChangeDialog(props: AskedChangeDialogProps) {
  const { resource, name, records, note, onAnswer, onClose } = props;
  const { data, error, refetch } = records;
  const translate = useTranslate();
  const titleId = useId();
  const { ask = NO_QUESTIONS, within } = resource.definition.actions?.[name] ?? {};
  const writable = resource.manifest.update?.fields ?? NO_FIELDS;
  const paths = useMemo(() => Object.keys(ask), [ask]);
  // An empty answer would delete the value in many records, most likely by mistake.
  const fields = useMemo(() => {
    const required = paths.map((path) => {
      const { nullable: _, ...facts } = writable[path] ?? { kind: 'text' };
      return [path, { ...facts, required: true as const }] as const;
    });
    return Object.fromEntries(required);
  }, [writable, paths]);
  const answer = useCallback(
    (values: unknown) => onAnswer({ type: name, ...createBody(fields, paths, values) }),
    [onAnswer, name, fields, paths],
  );
  const title = bulkLabel(resource, name, translate);
  const shared = (path: string) => new Set(data?.map((record: AnyRecord) => get(record, path)));
  if (data && (within === undefined || shared(within).size === 1)) {
    const sentBack = data.filter((one) => returnsToApproval(resource.manifest, one, paths)).length;
    return (
      <FieldsDialog
        resource={resource}
        fields={fields}
        given={within === undefined ? undefined : { [within]: get(data[0], within) }}
        title={title}
        paragraphs={[translate(`resources.${resource.name}.actions.${name}.ask`, { _: '' }), note]}
        submit={title}
        notice={sentBack > 0 && <ApprovalNotice resource={resource} count={sentBack} />}
        onAnswer={answer}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <QueryBoundary isPending={!data} error={error} onRetry={() => void refetch()} rows={1}>
          {within !== undefined && (
            <DialogContentText>
              {translate('bulkForm.differs', {
                field: translate(labelKey(getField(resource, within))),
              })}
            </DialogContentText>
          )}
        </QueryBoundary>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ui.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
