import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { useLocale } from '../../ui/useLocale.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { saveFile } from '../../ui/saveFile.ts';
import type { Field } from '../definition/field.ts';
import { phraseOf } from './phraseOf.ts';
import styles from './ImportDialog.module.css';

interface ChooseFileProps {
  resource: Resource;
  fields: readonly Field[];
  labels: ReadonlyMap<string, string>;
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** Renders the file input, and a download of an empty file with the expected headers. */
export function ChooseFile({ resource, fields, labels, error, onChoose }: ChooseFileProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const template = async () => {
    const { xlsxOf } = await import('../export/xlsxOf.ts');
    const headers = fields.map(
      ({ path, facts }) => `${labels.get(path) ?? path}${facts.required ? ' *' : ''}`,
    );
    const name = translate('imports.templateFile');
    saveFile(await xlsxOf(headers, [], locale), `${resource.name}-${name}.xlsx`);
  };
  return (
    <div className={styles.step}>
      <p>{translate('imports.intro')}</p>
      {error !== undefined && <Alert severity="error">{phraseOf(error, translate)}</Alert>}
      <div className={styles.buttons}>
        <Button
          variant="contained"
          startIcon={<UploadFileOutlined />}
          onClick={() => input.current?.click()}
        >
          {translate('imports.choose')}
        </Button>
        <Button onClick={() => void template()}>{translate('imports.template')}</Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.txt,.xlsx"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Allows choosing the same file again after it was corrected.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </div>
    </div>
  );
}
