import { useRef, useState } from 'react';
import { addReviewRequestImage, answerReviewRequest } from '#contract/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import type { Client } from '../../data/client.ts';
import type { Translate } from './reviewWords.ts';

/** The questions that are answered by stars. */
export const QUESTIONS = ['star', 'starService', 'starCommunication', 'starValue'] as const;

export type Question = (typeof QUESTIONS)[number];

/** Characters that a couple writes at least. */
const SHORTEST = 10;

interface Written {
  stars: Partial<Record<Question, number>>;
  text: string;
}

/** Storage of what a couple has written so far: a phone may drop the page while it looks for photos. */
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
        // A browser that keeps nothing still sends.
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
  /** Called once the words have arrived; `isNew` is false where they had before. */
  onSent: (isNew: boolean) => void;
}

/** State of the form: what is written, what is wrong, and what is being sent. */
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

  /** Sends the photos one after the other; those that fail stay, with what is wrong. */
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
    ...(written.text.trim().length < SHORTEST && { text: t('faults.short') }),
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
      // A lost answer is sent again: it had arrived.
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
