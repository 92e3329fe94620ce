import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { attachments } from '#contract/manifest/attachments.ts';
import { templates } from '#contract/manifest/templates.ts';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { fileFault } from '../../../src/engine/controls/upload/fileFault.ts';
import { fileLimits, sizeText, typeNames } from '../../../src/engine/controls/upload/fileLimits.ts';
import { FileLine } from './FileLine.tsx';
import styles from './Files.module.css';
import { useAllAttachments, useFileCalls, useAttachments } from './useAttachments.ts';
import { FileChooser } from '../../../src/ui/FileChooser.tsx';

const MESSAGES = 'resources.templateDesk.files';
const MAX_FILES = templates.fields.attachmentIds.maxItems;
const FACTS = attachments.create.fields.document;
const { accept, maxBytes } = fileLimits(FACTS);

const isId = (value: unknown): value is number => typeof value === 'number';
const asIs = (value: unknown) => value;

interface FileAdderProps {
  /** Ids of the attached files. */
  ids: readonly number[];
  onAdd: (id: number) => void;
}

/** Renders the choice of a saved file and an upload, with its error below. */
function FileAdder({ ids, onAdd }: FileAdderProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string>();
  const { isBusy, problem, upload } = useFileCalls();
  const choices = useAllAttachments(isOpen).filter(({ id }) => !ids.includes(id));
  const choose = async (file: File) => {
    const found = fileFault(file, FACTS);
    setFault(found && translate(`validation.${found.message}`, found.args));
    const kept = found ? undefined : await upload(file);
    if (kept) onAdd(kept.id);
  };
  return (
    <>
      <div className={styles.add}>
        <Autocomplete
          className={styles.choice ?? ''}
          options={choices}
          value={null}
          blurOnSelect
          clearOnBlur
          onOpen={() => setOpen(true)}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          onChange={(_, chosen) => {
            if (chosen) onAdd(chosen.id);
          }}
          noOptionsText={translate(`${MESSAGES}.noOthers`)}
          openText={translate(`${MESSAGES}.open`)}
          closeText={translate('ui.action.close')}
          renderInput={(params) => (
            <TextField {...params} label={translate(`${MESSAGES}.choose`)} size="small" />
          )}
        />
        <button
          type="button"
          className="ui-button"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {translate(`${MESSAGES}.upload`)}
        </button>
        <FileChooser
          ref={input}
          label={translate(`${MESSAGES}.file`)}
          accept={accept.join()}
          onFiles={([file]) => void choose(file)}
        />
      </div>
      <div role="alert" className={styles.problem}>
        {fault ?? problem}
      </div>
    </>
  );
}

/** Renders the input of a template's files: saved files to choose from, or an upload. */
export function FilesInput({ source, label, readOnly, error }: InputProps) {
  const translate = useTranslate();
  const { field } = useInput({ source, format: asIs, parse: asIs });
  const value: unknown = field.value;
  const ids = Array.isArray(value) ? value.filter(isId) : [];
  const heading = useId();
  const { files } = useAttachments(ids);
  const put = (next: readonly number[]) => {
    field.onChange(next);
    field.onBlur();
  };
  return (
    <div role="group" aria-labelledby={heading} className={styles.field}>
      <span id={heading}>{label}</span>
      <ul className={styles.files}>
        {files.map((file) => (
          <FileLine key={file.id} file={file}>
            {!readOnly && (
              <button
                type="button"
                className="ui-button"
                aria-label={`${translate(`${MESSAGES}.detach`)}: ${file.name}`}
                onClick={() => put(ids.filter((id) => id !== file.id))}
              >
                {translate(`${MESSAGES}.detach`)}
              </button>
            )}
          </FileLine>
        ))}
      </ul>
      {!readOnly && ids.length < MAX_FILES && (
        <FileAdder ids={ids} onAdd={(id) => put([...ids, id])} />
      )}
      <small className={styles.help}>
        {translate(`${MESSAGES}.limits`, {
          smart_count: MAX_FILES,
          types: typeNames(accept),
          size: sizeText(maxBytes),
        })}
      </small>
      {error !== undefined && <div className={styles.problem}>{error}</div>}
    </div>
  );
}
