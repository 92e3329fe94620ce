import { useFillIn } from '../../../../src/engine/controls/mergeFields/useFillIn.ts';
import { mergeSources } from '../../../templates/mergeSources.ts';
import type { Lead } from '../Lead.ts';
import { useDraft } from './useDraft.ts';
import { useQuickReplies, type PreparedReplies } from './useQuickReplies.ts';
import { useSubject } from './useSubject.ts';

/** Returns the subject in the language of the reply; the provider's name if the fetch failed. */
function proposedSubject(
  { provider }: Lead,
  { data, isError }: PreparedReplies,
  fill: (text: string, language?: string) => string,
): string {
  if (data) return fill(data.subject, data.language);
  return isError ? provider.name : '';
}

/** Completes the kept draft with the subject and language that are proposed while none was chosen. */
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
      // Whoever chose a language for this couple writes on in it.
      setDraft(kept.language ? { ...empty, language: kept.language } : empty);
      // A field that goes with its focus tells no blur.
      focus.onBlur();
    },
  };
}
