import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '../../ui/useLocale.ts';
import { useApi } from '../queries/useApi.ts';
import type { ListQuery } from '../queries/walkList.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { exportList, type ExportFormat } from './exportList.ts';
import { exportName } from './exportName.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { getField } from '../definition/field.ts';
import { RunProgress } from '../actions/RunProgress.tsx';
import { errorMessage } from '../../ui/errorMessage.ts';

interface ExportDialogProps {
  resource: Resource;
  columns: readonly string[];
  query: ListQuery;
  /** Undefined if the list has no exact count. */
  total: number | undefined;
  format: ExportFormat;
  onClose: () => void;
}

interface Progress {
  done: number;
  total: number | undefined;
  error?: string;
}

/** Fetches the whole list with a progress bar, downloads the file and closes the dialog. */
export function ExportDialog(props: ExportDialogProps) {
  const { resource, columns, query, format, onClose } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const [progress, setProgress] = useState<Progress>({ done: 0, total: props.total });
  const run = useCallback(
    async (signal: AbortSignal) => {
      const fields = columns.map((path) => getField(resource, path));
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      const context = { locale, translate };
      try {
        const file = await exportList({ api, query, fields, format, context, signal, onProgress });
        if (!file || signal.aborted) return;
        saveFile(file, exportName(resource.name, format));
        onClose();
      } catch (error) {
        if (signal.aborted) return;
        const message = errorMessage(error);
        setProgress((now) => ({ ...now, error: message }));
      }
    },
    [api, resource, columns, query, format, locale, translate, onClose],
  );
  const [start] = useState(() => run);
  useEffect(() => {
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, [start]);
  const { error } = progress;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">{translate('listTools.export.title')}</DialogTitle>
      <DialogContent>
        {error === undefined ? (
          <RunProgress label={translate('listTools.export.running')} {...progress} />
        ) : (
          <Alert severity="error">{translate(error, { _: error })}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(error === undefined ? 'runProgress.stop' : 'ui.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
