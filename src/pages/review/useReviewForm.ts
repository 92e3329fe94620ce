import { useRef, useState } from 'react';
import { answerReviewRequestFacts } from '#contract/facts/answerReviewRequest.ts';
import { addReviewRequestImage, answerReviewRequest } from '#contract/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import type { Client } from '../../data/client.ts';
import type { Translate } from './reviewMessages.ts';

/** Questions that are answered with stars. */
export const QUESTIONS = ['star', 'starService', 'starCommunication', 'starValue'] as const;

export type Question = (typeof QUESTIONS)[number];

/** Limits of a review's text. */
export const TEXT = answerReviewRequestFacts.body.text;

interface Written {
  stars: Partial<Record<Question, number>>;
  text: string;
}

/** Returns the session storage of a review's draft. Phones may unload the page while photos are chosen. */
function draftOf(token: string) {
  const key = `review ${token}`;
  return {
    read(): Written {
      try {
        // cast: only this page writes under the key
        return JSON.parse(sessionStorage.getItem(key) ?? '') as Written;
      } catch {
        return { stars: {}, text: '' };
      }
    },
    keep(written: Written) {
      try {
        sessionStorage.setItem(key, JSON.stringify(written));
      } catch {
        // Sending works without storage too.
      }
    },
  };
}

interface Faults {
  star?: string;
  text?: string;
  whole?: string;
}

function faultsOf(error: unknown, t: Translate): Faults {
  if (!(error instanceof ApiError)) return { whole: t('faults.failed') };
  if (error.errors.some(({ path }) => path === 'text')) return { text: t('faults.short') };
  return { whole: t(error.code === 'network' ? 'faults.offline' : 'faults.failed') };
}

interface Options {
  client: Client;
  token: string;
  t: Translate;
  /** Called once the review was received; `isNew` is false if it had been received before. */
  onSent: (isNew: boolean) => void;
}

/** Returns the state of the review form: input, photos, errors, progress and the submit functions. */
export function useReviewForm({ client, token, t, onSent }: Options) {
  const draft = draftOf(token);
  const [written, setWritten] = useState(() => draft.read());
  const [photos, setPhotos] = useState<File[]>([]);
  const [faults, setFaults] = useState<Faults>({});
  const [progress, setProgress] = useState<string>();
  const running = useRef(false);

  const change = (next: Written) => {
    setWritten(next);
    draft.keep(next);
  };

  /** Sends the photos one after the other; failed ones stay, with an error. */
  const sendPhotos = async () => {
    const left: File[] = [];
    const problems: string[] = [];
    for (const [index, image] of photos.entries()) {
      const number = index + 1;
      setProgress(t('sendingPhoto', { number, count: photos.length }));
      try {
        await client.call(addReviewRequestImage, { params: { token }, body: { image } });
      } catch {
        left.push(image);
        problems.push(t('faults.photo', { number }));
      }
    }
    setPhotos(left);
    setFaults(problems.length > 0 ? { whole: problems.join(' ') } : {});
    setProgress(undefined);
  };

  const check = (): Faults => ({
    ...(written.stars.star === undefined && { star: t('faults.star') }),
    ...(written.text.trim().length < TEXT.minLength && { text: t('faults.short') }),
  });

  const submit = async () => {
    const { star, ...others } = written.stars;
    const wrong = check();
    setFaults(wrong);
    if (star === undefined || Object.keys(wrong).length > 0) return;
    setProgress(t('sending'));
    try {
      const body = { star, ...others, text: written.text.trim() };
      await client.call(answerReviewRequest, { params: { token }, body });
    } catch (error) {
      setProgress(undefined);
      // A 409 means that an earlier request was received although its response was lost.
      if (error instanceof ApiError && error.status === 409) onSent(false);
      else setFaults(faultsOf(error, t));
      return;
    }
    draft.keep({ stars: {}, text: '' });
    onSent(true);
    await sendPhotos();
  };

  const once = (work: () => Promise<void>) => () => {
    if (running.current) return;
    running.current = true;
    void work().finally(() => {
      running.current = false;
    });
  };

  return {
    written,
    change,
    photos,
    setPhotos,
    faults,
    progress,
    submit: once(submit),
    sendPhotos: once(sendPhotos),
  };
}
