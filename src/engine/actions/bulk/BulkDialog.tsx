import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { formatNumber } from '../../../ui/format.ts';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import type { ActionBody } from '../../queries/ActionBody.ts';
import { isDestructive } from './bulkActions.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { ActionFormDialog } from '../ActionFormDialog.tsx';
import { needsInput } from '../availableActions.ts';
import { RunProgress } from '../RunProgress.tsx';
import { AskedChangeDialog } from './AskedChangeDialog.tsx';
import { BulkResult } from './BulkResult.tsx';
import { bulkLabel } from './bulkLabel.ts';
import { useBulkRun, type BulkRun, type BulkTarget } from './useBulkRun.ts';
import { useTargetRecords } from './useTargetRecords.ts';

interface BulkDialogProps {
  resource: Resource;
  name: string;
  target: BulkTarget;
  onOver: (rest: number[]) => void;
  onUndo: (name: string, records: readonly AnyRecord[]) => void;
  onClose: () => void;
}

/** Renders the confirmation or form, the progress and the result of a bulk action. */
export function BulkDialog(props: BulkDialogProps) {
  const { resource, name, target, onClose } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { run, start, stop } = useBulkRun(resource, name, target, props);
  const { remove } = resource.definition;
  const { consequence: Consequence } = (name === 'remove' && remove) || {};
  const isAsking = run.phase === 'asking';
  const isForm = resource.definition.actions?.[name]?.ask !== undefined;
  const needsRecords = isForm || Consequence !== undefined;
  const records = useTargetRecords(resource, target, isAsking && needsRecords);
  const note = translate(`bulk.${name === 'remove' ? 'confirmRemove' : 'confirm'}`, {
    smart_count: target.count,
    count: formatNumber(target.count, locale),
  });
  const isSmooth = run.phase === 'over' && run.failures.length + run.left === 0 && !run.error;
  useEffect(() => {
    if (isSmooth) onClose();
  }, [isSmooth, onClose]);
  if (isSmooth) return null;
  const answer = async (body: ActionBody) => {
    void start(body, records.data);
    return undefined;
  };
  const form = { resource, note, onAnswer: answer, onClose };
  if (isAsking && isForm) return <AskedChangeDialog {...form} name={name} records={records} />;
  if (isAsking && needsInput(resource, name)) return <ActionFormDialog {...form} action={name} />;
  const isRunning = run.phase === 'collecting' || run.phase === 'running';
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="bulk-title"
      aria-describedby={isAsking ? 'bulk-text' : undefined}
    >
      <DialogTitle id="bulk-title">{bulkLabel(resource, name, translate)}</DialogTitle>
      <DialogContent>
        {isAsking && (
          <DialogContentText id="bulk-text" component="div" sx={{ display: 'grid', gap: 1.5 }}>
            {note}
            {Consequence && (
              <QueryBoundary
                rows={1}
                isPending={records.isPending}
                error={records.error}
                onRetry={() => void records.refetch()}
              >
                <Consequence records={records.data ?? []} />
              </QueryBoundary>
            )}
          </DialogContentText>
        )}
        <BulkProgress run={run} isAll={target.isAll} />
        {run.phase === 'over' && <BulkResult resource={resource} {...run} />}
      </DialogContent>
      {isRunning && <LeaveGuard isOpen text="runProgress.leave" />}
      <BulkButtons
        {...props}
        run={run}
        isWaiting={records.isLoading}
        onStart={() => void start(undefined, records.data)}
        onStop={stop}
      />
    </Dialog>
  );
}

function BulkProgress({ run, isAll }: { run: BulkRun; isAll: boolean }) {
  const translate = useTranslate();
  if (run.phase === 'collecting') {
    const label = translate('bulk.collecting');
    return <RunProgress label={label} done={run.found} total={isAll ? run.total : undefined} />;
  }
  if (run.phase !== 'running') return null;
  return <RunProgress label={translate('bulk.running')} {...run} />;
}

interface BulkButtonsProps extends Pick<BulkDialogProps, 'resource' | 'name' | 'onClose'> {
  run: BulkRun;
  /** True while the consequence of the action is loaded. */
  isWaiting: boolean;
  onStart: () => void;
  onStop: () => void;
}

function BulkButtons(props: BulkButtonsProps) {
  const { resource, name, run, isWaiting, onStart, onStop, onClose } = props;
  const translate = useTranslate();
  if (run.phase === 'asking') {
    return (
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDestructive(resource, name) ? 'error' : 'primary'}
          onClick={onStart}
          disabled={isWaiting}
          aria-busy={isWaiting}
        >
          {bulkLabel(resource, name, translate)}
        </Button>
      </DialogActions>
    );
  }
  const isOver = run.phase === 'over';
  return (
    <DialogActions>
      <Button
        variant={isOver ? 'contained' : 'text'}
        color={isOver ? 'primary' : 'inherit'}
        onClick={isOver ? onClose : onStop}
      >
        {translate(isOver ? 'ui.action.close' : 'runProgress.stop')}
      </Button>
    </DialogActions>
  );
}
