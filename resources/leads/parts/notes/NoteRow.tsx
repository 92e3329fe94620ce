import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import Button from '@mui/material/Button';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useState } from 'react';
import { deleteLeadInteraction, updateLeadInteraction } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { formatAgo, formatDateTime } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead, LeadInteraction } from '../Lead.ts';
import { useRefreshLead } from '../sending/useRefreshLead.ts';
import { useSending } from '../sending/useSending.ts';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './NoteRow.module.css';

interface NoteRowProps {
  lead: Lead;
  note: LeadInteraction;
}

/** Renders a note with its reminder, and the actions of its author. */
export function NoteRow({ lead, note }: NoteRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const refresh = useRefreshLead();
  const { identity } = useGetIdentity();
  const { send, isSending, problem } = useSending();
  const [isOpen, setOpen] = useState(false);
  const params = { id: lead.id, interactionId: note.id };
  const isWaiting = note.remindAt !== null && note.remindedAt === null;
  const isOwn = note.createdBy?.id === identity?.id && lead.allowed.update;
  const run = async (what: string, call: () => Promise<unknown>) => {
    if (await send([what, note.id, note.version], call)) await refresh();
  };
  const finish = () =>
    run('done', () =>
      api.call(updateLeadInteraction, { params, ifMatch: note.version, body: { done: true } }),
    );
  const remove = () => run('delete', () => api.call(deleteLeadInteraction, { params }));
  return (
    <li className={styles.note} data-waiting={isWaiting || undefined}>
      <p className={styles.text} dir="auto">
        {note.text ?? translate('resources.leadDesk.contacts.call_again')}
      </p>
      {note.remindAt !== null && (
        <p className={styles.remind}>
          <AlarmOutlined fontSize="inherit" aria-hidden="true" />{' '}
          {translate(`resources.leadDesk.notes.${isWaiting ? 'remindsAt' : 'reminded'}`, {
            when: formatDateTime(note.remindAt, locale),
          })}
        </p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.meta}>
          <bdi>{note.createdBy?.name ?? translate('resources.leadDesk.steps.system')}</bdi> ·{' '}
          <time dateTime={note.createdAt} title={formatDateTime(note.createdAt, locale)}>
            {formatAgo(note.createdAt, locale)}
          </time>
        </span>
        {isWaiting && isOwn && (
          <Button size="small" disabled={isSending} onClick={() => void finish()}>
            {translate('resources.leadDesk.notes.finish')}
          </Button>
        )}
        {isOwn && (
          <>
            <Button size="small" color="inherit" onClick={() => setOpen(true)}>
              {translate('ui.action.edit')}
            </Button>
            <Button size="small" color="inherit" disabled={isSending} onClick={() => void remove()}>
              {translate('ui.action.delete')}
            </Button>
          </>
        )}
      </div>
      {isOpen && <NoteDialog lead={lead} note={note} onClose={() => setOpen(false)} />}
    </li>
  );
}
