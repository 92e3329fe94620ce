import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useStore, useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import type { Schemas } from '#contract/types.ts';
import type { Lead } from '../Lead.ts';
import { useFillIn } from '../../../../src/engine/controls/mergeFields/useFillIn.ts';
import { mergeSources } from '../../../templates/mergeSources.ts';
import { SignatureView } from '../../../../src/engine/kinds/richText/SignatureView.tsx';
import { useSignature } from '../reply/useSignature.ts';
import styles from './FollowUp.module.css';
import { StepFields } from './StepFields.tsx';
import { draftsOf, isWhole, problemsOf, type StepDraft } from './steps.ts';
import { useStartFollowUp } from './useStartFollowUp.ts';

interface FollowUpFormProps {
  lead: Lead;
  proposal: Schemas['FollowUpProposal'];
  onStarted: () => void;
  onClose: () => void;
}

/** Renders the follow-up's planned messages and their times, to be edited before the follow-up starts. */
export function FollowUpForm({ lead, proposal, onStarted, onClose }: FollowUpFormProps) {
  const translate = useTranslate();
  const fill = useFillIn('templates', mergeSources, lead);
  const { stopLine, skipped } = proposal;
  const [steps, setSteps] = useState(() => draftsOf(proposal, fill));
  const { start, isSending, problem, errors } = useStartFollowUp(lead, onStarted);
  const isReady = steps.length > 0 && steps.every((step) => isWhole(step, stopLine));
  const hasEmail = steps.some(({ channel }) => channel === 'email');
  const [isSigned, sign] = useStore('leads.signature', false);
  const signature = useSignature(lead, hasEmail && isSigned);
  const change = (key: number, changed: Partial<StepDraft>) =>
    setSteps(steps.map((step) => (step.key === key ? { ...step, ...changed } : step)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void start(steps, hasEmail && isSigned);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <DialogContent className={styles.content}>
        <DialogContentText>{translate('resources.leadDesk.followUp.explain')}</DialogContentText>
        {skipped > 0 && (
          <Alert severity="info">
            {translate('resources.leadDesk.followUp.skipped', { smart_count: skipped })}
          </Alert>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        {steps.map((step, index) => (
          <StepFields
            key={step.key}
            step={step}
            place={index + 1}
            stopLine={stopLine}
            problems={problemsOf(errors, index)}
            onChange={(changed) => change(step.key, changed)}
            onRemove={() => setSteps(steps.filter(({ key }) => key !== step.key))}
          />
        ))}
        {hasEmail && (
          <div className={styles.signature}>
            <FormControlLabel
              control={
                <Switch checked={isSigned} onChange={(event) => sign(event.target.checked)} />
              }
              label={translate('resources.leadDesk.reply.signature')}
            />
            {signature && (
              <SignatureView html={signature.signatureContent} image={signature.signatureImage} />
            )}
          </div>
        )}
        {steps.length === 0 && <p>{translate('resources.leadDesk.followUp.allRemoved')}</p>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={!isReady || isSending}
          aria-busy={isSending}
        >
          {translate('resources.leadDesk.followUp.start')}
        </Button>
      </DialogActions>
    </form>
  );
}
