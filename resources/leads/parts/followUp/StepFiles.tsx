import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import styles from './FollowUp.module.css';
import type { StepDraft } from './steps.ts';

type Files = StepDraft['attachments'];

interface StepFilesProps {
  files: Files;
  problem?: string | undefined;
  /** Undefined makes the files read-only. */
  onChange?: (files: Files) => void;
}

/** Renders the files of a follow-up's e-mail, removable while it is edited. */
export function StepFiles({ files, problem, onChange }: StepFilesProps) {
  const translate = useTranslate();
  return (
    <>
      <ul className={styles.files} aria-label={translate('resources.leadDesk.files.label')}>
        {files.map(({ id, name }) => (
          <li key={id}>
            <AttachFileOutlined fontSize="small" />
            <bdi>{name}</bdi>
            {onChange && (
              <IconButton
                aria-label={`${translate('ui.action.remove')}: ${name}`}
                onClick={() => onChange(files.filter((file) => file.id !== id))}
              >
                <CloseOutlined fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
