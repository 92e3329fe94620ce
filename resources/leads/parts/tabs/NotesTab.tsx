import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Lead, LeadInteraction } from '../Lead.ts';
import { Comments } from '../notes/Comments.tsx';
import { NoteDialog } from '../notes/NoteDialog.tsx';
import { NoteRow } from '../notes/NoteRow.tsx';
import styles from '../frame/PlainList.module.css';
import { unlessMasked } from '../frame/Masked.tsx';
import { SectionCard } from '../../../../src/ui/SectionCard.tsx';
import { useListPages } from '../../../../src/engine/queries/useListPages.ts';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';
import { ShowMore } from '../../../../src/ui/ShowMore.tsx';

/**
 * Returns the notes with a pending reminder first, the nearest reminder on top, and the others newest
 * first.
 */
function sorted(notes: readonly LeadInteraction[]): LeadInteraction[] {
  const due = ({ remindAt, remindedAt }: LeadInteraction) =>
    remindAt !== null && remindedAt === null ? remindAt : '9';
  return notes.toSorted((a, b) => (due(a) === due(b) ? 0 : due(a) < due(b) ? -1 : 1));
}

/** Renders notes with their reminders, and colleagues' comments. */
export const NotesTab = unlessMasked(function Notes({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const [isAdding, setAdding] = useState(false);
  const query = {
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { type: ['note_added', 'call_again'] },
    meta: { path: { id: lead.id } },
  } as const;
  const { rows, isPending, error, retry, ...pages } = useListPages<LeadInteraction>(
    'lead-interactions',
    query,
  );
  return (
    <>
      <SectionCard
        title={translate('resources.leadDesk.notes.title')}
        action={
          lead.allowed.update && (
            <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
              {translate('resources.leadDesk.notes.add')}
            </Button>
          )
        }
      >
        <QueryBoundary isPending={isPending} error={error} onRetry={retry}>
          {rows.length === 0 && (
            <p className={styles.empty}>{translate('resources.leadDesk.notes.empty')}</p>
          )}
          <ol className={styles.list}>
            {sorted(rows).map((note) => (
              <NoteRow key={note.id} lead={lead} note={note} />
            ))}
          </ol>
          <ShowMore
            isFetching={pages.isFetchingMore}
            onMore={pages.showMore}
            label="resources.leadDesk.timeline.older"
          />
        </QueryBoundary>
      </SectionCard>
      <Comments lead={lead} />
      {isAdding && <NoteDialog lead={lead} onClose={() => setAdding(false)} />}
    </>
  );
});
