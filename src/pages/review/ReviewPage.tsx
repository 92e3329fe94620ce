import { useEffect, useState } from 'react';
import { declineReviewRequest, getReviewRequest, openReviewRequest } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { languages, type Language } from '#i18n/messages.ts';
import { ApiError } from '../../data/ApiError.ts';
import type { Client } from '../../data/client.ts';
import { directionOf, languageNames } from '../../ui/language.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
import { reviewTranslator } from './reviewMessages.ts';
import { useReviewForm } from './useReviewForm.ts';
import styles from './ReviewPage.module.css';

type State = Schemas['ReviewRequest']['state'] | 'thanks' | 'missing' | 'broken' | 'loading';

/** Returns the token of `/review/{token}`. */
const tokenHere = () => location.pathname.split('/')[2] ?? '';

/** Fetches the review request. Its language becomes the page's until the user chooses another. */
function useRequest(client: Client, token: string, first: Language) {
  const [request, setRequest] = useState<Schemas['ReviewRequest']>();
  const [chosen, setLanguage] = useState<Language>();
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    client
      .call(getReviewRequest, { params: { token }, signal })
      .then(({ data }) => {
        setRequest(data);
        setState(data.state);
        // The couple reads on, whether this arrives or not.
        if (data.state === 'open')
          void client.call(openReviewRequest, { params: { token } }).catch(() => undefined);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        setState(error instanceof ApiError && error.status === 404 ? 'missing' : 'broken');
      });
    return () => controller.abort();
  }, [client, token, attempt]);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  const language = chosen ?? request?.language ?? first;
  return { request, language, setLanguage, state, setState, retry };
}

interface ReviewPageProps {
  client: Client;
  /** Language until the request is loaded, which defines its own. */
  language: Language;
}

/** Renders the page on which a couple reviews a provider without signing in. */
export function ReviewPage({ client, language: given }: ReviewPageProps) {
  const [token] = useState(tokenHere);
  const { request, language, setLanguage, state, setState, retry } = useRequest(
    client,
    token,
    given,
  );
  const t = reviewTranslator(language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.title = t('title');
  }, [language, t]);
  const onSent = (isNew: boolean) => setState(isNew ? 'thanks' : 'answered');
  const form = useReviewForm({ client, token, t, onSent });
  const decline = () => {
    client.call(declineReviewRequest, { params: { token } }).then(
      () => setState('declined'),
      () => retry(),
    );
  };
  return (
    <main className={styles.page} aria-busy={state === 'loading'}>
      {request?.providerImage && (
        <img className={styles.picture} src={request.providerImage} alt="" />
      )}
      <article className={styles.card}>
        {request && state === 'open' ? (
          <>
            <header>
              <h1>
                <bdi>{t('greeting', { couple: request.coupleName })}</bdi>
              </h1>
              <p>{t('lead', { provider: request.providerName })}</p>
            </header>
            <ReviewForm {...{ request, form, t }} onDecline={decline} />
          </>
        ) : (
          <ReviewNotice {...{ state, request, form, t }} onRetry={retry} />
        )}
      </article>
      <nav className={styles.languages} aria-label={t('language')}>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-current={one === language || undefined}
            onClick={() => setLanguage(one)}
          >
            <bdi>{languageNames[one]}</bdi>
          </button>
        ))}
      </nav>
    </main>
  );
}
