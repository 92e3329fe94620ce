import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { importCalendarFacts } from '#contract/facts/importCalendar.ts';
import { importCalendar } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { fileFault } from '../../../src/engine/controls/upload/fileFault.ts';
import { errorMessage } from '../../../src/ui/errorMessage.ts';
import { firstListed } from '../../../src/engine/form/refusal.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';

export type ImportKind = Schemas['CalendarImport']['kind'];
type Entries = readonly Schemas['CalendarImportEntry'][];

/** Returns the state of a file import: a dry run first, and the import after a confirmation. */
export function useImportFile(providerId: number, onDone: () => void) {
  const api = useApi();
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File>();
  const [entries, setEntries] = useState<Entries>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (given: File, kind: ImportKind, isPreview: boolean) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { file: given, kind, isPreview };
      const idempotencyKey = crypto.randomUUID();
      const params = { id: providerId };
      return (await api.call(importCalendar, { params, body, idempotencyKey })).data;
    } catch (error) {
      setProblem(firstListed(error) ?? errorMessage(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const choose = async (given: File, kind: ImportKind) => {
    setFile(given);
    setEntries(undefined);
    const fault = fileFault(given, importCalendarFacts.body.file);
    if (fault) setProblem(translate(`validation.${fault.message}`, fault.args));
    else setEntries(await send(given, kind, true));
  };
  const run = async (kind: ImportKind) => {
    if (!file) return;
    const done = await send(file, kind, false);
    if (!done) return;
    notify('resources.calendarLinks.import.done', {
      type: 'success',
      messageArgs: { smart_count: done.filter(({ outcome }) => outcome !== 'unchanged').length },
    });
    void queryClient.invalidateQueries({ queryKey: ['calendar-events'] });
    onDone();
  };
  return { file, entries, problem, isBusy, choose, run };
}
