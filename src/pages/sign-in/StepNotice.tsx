import { DeferredMessages, useLaterTools, type LaterPhrase } from './DeferredMessages.tsx';

export interface StepNoticeProps {
  /** Message about the previous step or another sign-in method that is no failure. */
  notice?: LaterPhrase;
  tone?: 'success' | 'info' | 'help';
  /** Reason why another sign-in method failed: a message key or a text. */
  problem?: string;
}

/** Renders the outcome of the previous step: done, cancelled or failed. Its messages are deferred. */
export function StepNotice(props: StepNoticeProps) {
  return (
    <DeferredMessages>
      <Notice {...props} />
    </DeferredMessages>
  );
}

function Notice({ notice, tone = 'success', problem }: StepNoticeProps) {
  const { t, translateText } = useLaterTools();
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
          {translateText(problem)}
        </p>
      )}
    </>
  );
}
