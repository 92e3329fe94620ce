import { useFillIn } from '../../../../src/engine/controls/mergeFields/useFillIn.ts';
import { mergeSources } from '../../../templates/mergeSources.ts';
import type { Lead } from '../Lead.ts';
import { useDraft } from './useDraft.ts';
import { useQuickReplies, type PreparedReplies } from './useQuickReplies.ts';
import { useSubject } from './useSubject.ts';

/** Returns the subject in the language of the reply; the provider's name if it cannot be fetched. */
function proposedSubject(
  { provider }: Lead,
  { data, isError, isPaused }: PreparedReplies,
  fill: (text: string, language?: string) => string,
): string {
  if (data) return fill(data.subject, data.language);
  // Offline, a fetch waits for the connection; a required subject must not wait with it.
  return isError || isPaused ? provider.name : '';
}

/** Completes the stored draft with the proposed subject and language if none was chosen. */
export function useProposedDraft(lead: Lead) {
  const { draft: kept, setDraft, empty } = useDraft(lead);
  const fill = useFillIn('templates', mergeSources, lead);
  const prepared = useQuickReplies(lead, kept.language);
  const language = kept.language ?? prepared.data?.language;
  const { shown, focus } = useSubject(kept.subject, proposedSubject(lead, prepared, fill));
  return {
    kept,
    draft: { ...kept, subject: shown },
    setDraft,
    subjectFocus: focus,
    language,
    prepared,
    fill,
    empties: () => {
      // A chosen language stays for the couple's next reply.
      setDraft(kept.language ? { ...empty, language: kept.language } : empty);
      // An unmounted field fires no blur.
      focus.onBlur();
    },
  };
}
