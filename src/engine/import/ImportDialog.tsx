import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { exportName } from '../export/exportName.ts';
import { saveFile } from '../../ui/saveFile.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { failedRowsCsv } from './failedRowsCsv.ts';
import { RunProgress } from '../actions/RunProgress.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { CheckedRows, RowTexts } from './CheckedRows.tsx';
import { MapColumns } from './MapColumns.tsx';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  resource: Resource;
  /** `meta` option with the parameters of the resource's paths. */
  meta: unknown;
  onClose: () => void;
}

/** Renders the steps of an import: choose a file, map columns, check, create, report. */
export function ImportDialog({ resource, meta, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const isPhone = usePhone();
  const work = useImport(resource, meta);
  const { step } = work;
  const download = () => {
    if (step.at !== 'over') return;
    const reason = translate('bulk.reason');
    const file = failedRowsCsv(step.table, step.failed, reason, locale);
    saveFile(file, exportName(`${resource.name}-${translate('imports.failedFile')}`, 'csv'));
  };
  return (
    <Dialog
      open
      onClose={step.at === 'choosing' || step.at === 'over' ? onClose : undefined}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">{translate('listTools.import.title')}</DialogTitle>
      <DialogContent>
        {step.at === 'choosing' && (
          <ChooseFile
            resource={resource}
            fields={work.fields}
            labels={work.labels}
            error={step.error}
            onChoose={(file) => void work.choose(file)}
          />
        )}
        {step.at === 'mapping' && (
          <MapColumns
            table={step.table}
            fields={work.fields}
            labels={work.labels}
            mapping={step.mapping}
            error={step.error}
            onMap={work.map}
          />
        )}
        {step.at === 'checked' && <CheckedRows rows={step.rows} labels={work.labels} />}
        {step.at === 'running' && <RunProgress label={translate('imports.running')} {...step} />}
        {step.at === 'over' && (
          <>
            <Alert severity={step.done > 0 ? 'success' : 'info'}>
              {translate('imports.done', { smart_count: step.done })}
            </Alert>
            {step.failed.length > 0 && <RowTexts rows={step.failed} />}
          </>
        )}
      </DialogContent>
      {step.at === 'running' && <LeaveGuard isOpen text="runProgress.leave" />}
      <ImportActions work={work} onClose={onClose} onDownload={download} />
    </Dialog>
  );
}

interface ImportActionsProps {
  work: ReturnType<typeof useImport>;
  onClose: () => void;
  onDownload: () => void;
}

function ImportActions({ work, onClose, onDownload }: ImportActionsProps) {
  const translate = useTranslate();
  const { step } = work;
  const cancel = (
    <Button color="inherit" onClick={onClose}>
      {translate('ui.action.cancel')}
    </Button>
  );
  const back = (
    <Button color="inherit" onClick={work.back}>
      {translate('ui.action.back')}
    </Button>
  );
  if (step.at === 'choosing') return <DialogActions>{cancel}</DialogActions>;
  if (step.at === 'mapping') {
    const isChecking = step.isChecking ?? false;
    return (
      <DialogActions>
        {cancel}
        {back}
        <Button
          key="check"
          variant="contained"
          onClick={() => void work.check()}
          disabled={isChecking || step.mapping.size === 0}
          aria-busy={isChecking}
        >
          {translate('imports.check')}
        </Button>
      </DialogActions>
    );
  }
  if (step.at === 'checked') {
    const good = step.rows.filter(({ errors }) => errors.length === 0).length;
    const isWhole = good === step.rows.length;
    return (
      <DialogActions>
        {cancel}
        {back}
        {/* A new element, so that a double click on the check button does not start the import. */}
        <Button key="run" variant="contained" onClick={() => void work.run()} disabled={good === 0}>
          {translate(`imports.${isWhole ? 'run' : good > 0 ? 'runGood' : 'runNone'}`, {
            smart_count: good,
          })}
        </Button>
      </DialogActions>
    );
  }
  if (step.at === 'running') {
    return (
      <DialogActions>
        <Button color="inherit" onClick={work.stop}>
          {translate('runProgress.stop')}
        </Button>
      </DialogActions>
    );
  }
  return (
    <DialogActions>
      {step.failed.length > 0 && (
        <Button onClick={onDownload}>{translate('imports.downloadFailed')}</Button>
      )}
      <Button variant="contained" onClick={onClose}>
        {translate('ui.action.close')}
      </Button>
    </DialogActions>
  );
}
