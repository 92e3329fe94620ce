import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { leadFollowUps } from '#contract/manifest/lead-follow-ups.ts';
import { MomentField } from '../../../../src/engine/kinds/dateTime/MomentField.tsx';
import { openIn, partsOf, type StepDraft, type StepProblems } from './steps.ts';
import { StepFiles } from './StepFiles.tsx';
import styles from './FollowUp.module.css';
import { GrowingTextarea } from '../../../../src/ui/GrowingTextarea.tsx';

const { dueAt: DUE, subject: SUBJECT } = leadFollowUps.create.fields.steps.fields;

interface StepFieldsProps {
  step: StepDraft;
  /** Position from 1. */
  place: number;
  stopLine: string;
  problems: StepProblems;
  onChange: (changed: Partial<StepDraft>) => void;
  /** Removes the step. */
  onRemove: () => void;
}

/** Renders one message of a follow-up: its time, channel and text. */
export function StepFields(props: StepFieldsProps) {
  const { step, place, stopLine, problems, onChange, onRemove } = props;
  const translate = useTranslate();
  const { channel, due, subject, body, attachments } = step;
  const open = openIn(step);
  const parts = partsOf(step, stopLine);
  const gaps =
    open.length > 0
      ? translate('resources.leadDesk.reply.openFields', { names: open.join(', ') })
      : undefined;
  const count =
    parts &&
    translate('resources.leads.reply.segments', {
      segments: parts.segments,
      left: parts.remaining,
    });
  const name = translate('resources.leadDesk.followUp.step', {
    place,
    way: translate(`resources.leads.values.channel.${channel}`),
  });
  return (
    <fieldset className={styles.step}>
      <legend>{name}</legend>
      <div className={styles.when}>
        <MomentField
          label={translate('resources.leadDesk.followUp.due')}
          facts={DUE}
          value={due}
          problem={problems.dueAt}
          onChange={(next) => onChange({ due: next })}
        />
        <IconButton
          aria-label={translate('resources.leadDesk.followUp.remove', { place })}
          onClick={onRemove}
        >
          <DeleteOutlined />
        </IconButton>
      </div>
      {problems.channel && <p role="alert">{problems.channel}</p>}
      {channel === 'email' && (
        <TextField
          label={translate('resources.leads.fields.subject')}
          value={subject}
          onChange={(event) => onChange({ subject: event.target.value })}
          error={problems.subject !== undefined}
          helperText={problems.subject}
          slotProps={{ htmlInput: { maxLength: SUBJECT.maxLength, dir: 'auto' } }}
          required
          fullWidth
        />
      )}
      <TextField
        label={translate('resources.leads.fields.body')}
        value={body}
        onChange={(event) => onChange({ body: event.target.value })}
        error={(problems.body ?? gaps) !== undefined}
        helperText={problems.body ?? gaps ?? count}
        slotProps={{
          input: { inputComponent: GrowingTextarea },
          htmlInput: { minRows: 3, maxRows: 10, dir: 'auto' },
        }}
        multiline
        required
        fullWidth
      />
      {channel === 'email' && attachments.length > 0 && (
        <StepFiles
          files={attachments}
          problem={problems.attachmentIds}
          onChange={(next) => onChange({ attachments: next })}
        />
      )}
      {channel === 'sms' && (
        <p className={styles.stopLine}>
          {translate('resources.leadDesk.followUp.stopLine')} <q dir="auto">{stopLine}</q>
        </p>
      )}
    </fieldset>
  );
}
