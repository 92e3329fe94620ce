import CloseOutlined from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { usePictureAddress } from '../../../../src/engine/controls/upload/usePictureAddress.ts';
import { FileIcon } from '../../../../src/engine/controls/upload/FileIcon.tsx';
import { isPicture, sizeText } from '../../../../src/engine/controls/upload/fileLimits.ts';
import styles from './Attached.module.css';
import { faultOf, MOST_BYTES, MOST_FILES, type Attached } from './attached.ts';
import type { useAttached } from './useAttached.ts';

function SmallPicture({ file }: { file: File }) {
  const address = usePictureAddress(file);
  return address === undefined ? null : <img className={styles.picture} src={address} alt="" />;
}

interface AttachedRowProps {
  one: Attached;
  /** Problem reported by the API. */
  problem: string | undefined;
  isBusy: boolean;
  onRemove: () => void;
}

function AttachedRow({ one, problem, isBusy, onRemove }: AttachedRowProps) {
  const translate = useTranslate();
  const { file } = one;
  const fault = faultOf(one);
  const message = fault ? translate(fault.message, fault.args) : problem;
  return (
    <li className={styles.row} data-wrong={message !== undefined || undefined}>
      <span className={styles.sign}>
        {isPicture(file) && !fault ? <SmallPicture file={file} /> : <FileIcon name={file.name} />}
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{file.name}</bdi>
        <small dir="ltr">{sizeText(file.size)}</small>
        {message !== undefined && <span className={styles.problem}>{message}</span>}
      </span>
      <IconButton
        aria-label={`${translate('ui.action.remove')}: ${file.name}`}
        disabled={isBusy}
        onClick={onRemove}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
    </li>
  );
}

interface AttachedListProps {
  files: ReturnType<typeof useAttached>;
  /** Problem reported by the API for all files together; `problemOf` returns that of each file by id. */
  problem: string | undefined;
  problemOf: (id: string) => string | undefined;
  isBusy: boolean;
}

/** Renders the files of a reply, each with its size, a remove button, and the reason why it cannot be sent. */
export function AttachedList({ files, problem, problemOf, isBusy }: AttachedListProps) {
  const translate = useTranslate();
  const { attached, total, isTooMany, isTooMuch, remove } = files;
  const size = sizeText(MOST_BYTES);
  const message = isTooMany
    ? translate('resources.leadDesk.files.tooMany', { files: MOST_FILES })
    : isTooMuch
      ? translate('resources.leadDesk.files.tooMuch', { size })
      : attached.some((one) => faultOf(one))
        ? translate('resources.leadDesk.files.wrong')
        : problem;
  const list = useRef<HTMLElement>(null);
  /** Moves the focus from a removed row to its neighbour, or to the empty list. */
  const leaveRow = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? list.current)?.focus();
  };
  return (
    <section
      ref={list}
      tabIndex={-1}
      className={styles.files}
      aria-label={translate('resources.leadDesk.files.label')}
    >
      {attached.length > 0 && (
        <ul className={styles.rows}>
          {attached.map((one, index) => (
            <AttachedRow
              key={one.id}
              one={one}
              problem={problemOf(one.id)}
              isBusy={isBusy}
              onRemove={() => {
                leaveRow(index);
                remove(one.id);
              }}
            />
          ))}
        </ul>
      )}
      <div role="status" className={styles.sum}>
        {attached.length > 0 &&
          translate('resources.leadDesk.files.sum', {
            smart_count: attached.length,
            now: sizeText(total),
            size,
          })}
      </div>
      <div role="alert" className={styles.problem}>
        {message}
      </div>
    </section>
  );
}
