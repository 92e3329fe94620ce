import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { useTranslate } from 'react-admin';
import { Fragment, memo } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { sizeText } from '../../controls/upload/fileLimits.ts';
import { ReferencedName } from '../../kinds/reference/Cell.tsx';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { isWrong, type UploadItem } from './UploadItem.ts';
import { Thumbnail } from './Thumbnail.tsx';
import styles from './UploadPanel.module.css';

type Values = Readonly<Record<string, unknown>>;

interface UploadRowProps {
  item: UploadItem;
  /** Resource of the record that the file becomes. */
  resource: Resource | undefined;
  /** Fields that the list determines. */
  values: Values;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Renders the error message of a file, or its size and state; the number of a size precedes its unit. */
function StateText({ item: { state, fault, problem, file } }: { item: UploadItem }) {
  const translate = useTranslate();
  if (fault) return translate(`validation.${fault.message}`, fault.args);
  if (problem !== undefined && isWrong({ state })) return translate(problem, { _: problem });
  return (
    <>
      <bdi dir="ltr">{sizeText(file.size)}</bdi> · {translate(`uploads.state.${state}`)}
    </>
  );
}

/** Returns the records for which a file is uploaded, without those of the list. */
function targetsOf(item: UploadItem, values: Values, resource: Resource | undefined) {
  const fields = Object.entries(resource?.manifest.create?.fields ?? {});
  return fields.flatMap(([name, { ref }]) => {
    const id = item.values[name];
    const isOther = ref !== undefined && typeof id === 'number' && id !== values[name];
    return isOther ? [{ id, reference: ref }] : [];
  });
}

/** Row of a file: its preview, progress and buttons. */
export const UploadRow = memo(function UploadRow({
  item,
  resource,
  values,
  onRetry,
  onRemove,
}: UploadRowProps) {
  const translate = useTranslate();
  const { id, file, state, sent } = item;
  const act = (word: string) => `${translate(word)}: ${file.name}`;
  return (
    <li className={styles.file} data-state={state} data-wrong={isWrong(item) || undefined}>
      <Thumbnail file={file} />
      <span className={styles.text}>
        <bdi>{file.name}</bdi>
        <small>
          <StateText item={item} />
          {targetsOf(item, values, resource).map(({ id: record, reference }) => (
            <Fragment key={reference}>
              {' · '}
              <ReferencedName id={record} reference={reference} />
            </Fragment>
          ))}
        </small>
        {state === 'sending' && (
          <progress className={styles.bar} value={sent} max={1} aria-label={file.name} />
        )}
      </span>
      <span className={styles.tools}>
        {state === 'done' && <CheckOutlined className={styles.done ?? ''} aria-hidden="true" />}
        {state === 'failed' && (
          <IconButton aria-label={act('ui.action.retry')} onClick={() => onRetry(id)}>
            <ReplayOutlined />
          </IconButton>
        )}
        {state !== 'done' && (
          <IconButton aria-label={act('ui.action.remove')} onClick={() => onRemove(id)}>
            <CloseOutlined />
          </IconButton>
        )}
      </span>
    </li>
  );
});
