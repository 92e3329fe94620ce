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
  /** Undefined where the files stay as they are. */
  onChange?: (files: Files) => void;
}

/** Shows the files that go with an e-mail of a follow-up; while it is edited, each may be left out. */
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
