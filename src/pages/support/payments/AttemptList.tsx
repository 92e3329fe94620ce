import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useFocusNext } from '../useFocusNext.ts';
import { AttemptCard } from './AttemptCard.tsx';
import { AttemptDialog, type DecisionType } from './AttemptDialog.tsx';
import styles from './PaymentDesk.module.css';

type Attempt = Schemas['SupportPaymentAttempt'];

interface AttemptListProps {
  attempts: readonly Attempt[];
  /** Refetches the attempts. */
  onRefresh: () => void;
}

/** Renders payment attempts with their actions, and the dialog of a decision, also if its attempt has left the list. */
export function AttemptList({ attempts, onRefresh }: AttemptListProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { list, noteDecided } = useFocusNext(attempts);
  const [deciding, setDeciding] = useState<{ attempt: Attempt; type: DecisionType }>();
  const refresh = ({ id }: Attempt) => {
    noteDecided(id);
    onRefresh();
  };
  const notifyOutcome = (before: Attempt, after: Attempt) => {
    const { gatewayAnswer, state } = after;
    const saved = translate('paymentDesk.done', {
      state: translate(`paymentDesk.states.${state}`),
    });
    const answerText =
      gatewayAnswer &&
      translate('paymentDesk.says', {
        answer: translate(`paymentDesk.answers.${gatewayAnswer.kind}`),
      });
    notify(answerText === null ? saved : `${saved} · ${answerText}`, { type: 'info' });
    refresh(before);
  };
  return (
    <>
      {attempts.length === 0 ? (
        <EmptyState
          title={translate('paymentDesk.none')}
          text={translate('paymentDesk.noneText')}
        />
      ) : (
        <ul ref={list} className={styles.list}>
          {attempts.map((attempt) => (
            <AttemptCard
              key={attempt.id}
              attempt={attempt}
              onOutcome={(after) => notifyOutcome(attempt, after)}
              onDecide={(type) => setDeciding({ attempt, type })}
            />
          ))}
        </ul>
      )}
      {deciding && (
        <AttemptDialog
          attempt={attempts.find(({ id }) => id === deciding.attempt.id) ?? deciding.attempt}
          type={deciding.type}
          onDone={(after) => {
            setDeciding(undefined);
            notifyOutcome(deciding.attempt, after);
          }}
          onStale={() => refresh(deciding.attempt)}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}
