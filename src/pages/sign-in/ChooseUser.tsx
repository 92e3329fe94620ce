import { signIn } from '#contract/operations.ts';
import { Form } from './Form.tsx';
import { Heading } from './Heading.tsx';
import { useLaterTools } from './DeferredMessages.tsx';
import type { Candidates, SignInResult } from './signInStep.ts';
import { useSubmission } from './useSubmission.ts';
import styles from './ChooseUser.module.css';

interface ChooseUserProps {
  challenge: string;
  candidates: Candidates;
  onResult: (result: SignInResult) => Promise<void>;
  /** Called with the error if the request fails, for instance because the challenge has expired. */
  onEnded: (error: unknown) => void;
}

const names: readonly string[] = [];

/** Renders the choice among several customer users with the same phone or e-mail. */
export function ChooseUser({ challenge, candidates, onResult, onEnded }: ChooseUserProps) {
  const { t, client } = useLaterTools();
  const submission = useSubmission(names);
  const choose = (customerUserId: number) => {
    submission.run(async () => {
      const body = { challenge, customerUserId };
      const result = await client.call(signIn, { body }).catch(onEnded);
      if (result) await onResult(result);
    });
  };
  return (
    <>
      <Heading
        title={t('choose.title')}
        heading={t('choose.heading')}
        lead={t('choose.lead')}
        focus
      />
      <Form submission={submission} onSubmit={() => {}}>
        <ul className={styles['list']}>
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <button
                type="button"
                className={`ui-card ${styles['candidate']}`}
                aria-disabled={submission.busy || undefined}
                onClick={() => choose(candidate.id)}
              >
                <bdi className={styles['customer']}>{candidate.customerName}</bdi>
                <bdi className={styles['name']}>{candidate.name}</bdi>
                {candidate.providerNames.length > 0 && (
                  <bdi className={styles['providers']}>{candidate.providerNames.join(', ')}</bdi>
                )}
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </>
  );
}
