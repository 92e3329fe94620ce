import { DeferredMessages, useLaterTools, type LaterPhrase } from './DeferredMessages.tsx';

export interface StepNoticeProps {
  /** What was done before or can be done instead, and is no failure. */
  notice?: LaterPhrase;
  tone?: 'success' | 'info' | 'help';
  /** Why another way did not work: a key of the words or words already. */
  problem?: string;
}

/** Shows the outcome of the previous step: done, cancelled or failed. Its words come with the later steps. */
export function StepNotice(props: StepNoticeProps) {
  return (
    <DeferredMessages>
      <Notice {...props} />
    </DeferredMessages>
  );
}

function Notice({ notice, tone = 'success', problem }: StepNoticeProps) {
  const { t, say } = useLaterTools();
  return (
    <>
      {notice && (
        <p
          className={tone === 'help' ? 'ui-help' : 'ui-notice'}
          data-tone={tone === 'help' ? undefined : tone}
          role="status"
        >
          {t(notice)}
        </p>
      )}
      {problem && (
        <p className="ui-notice" data-tone="danger" role="alert">
          {say(problem)}
        </p>
      )}
    </>
  );
}
