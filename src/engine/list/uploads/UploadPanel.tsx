import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { isWrong, type UploadItem, type UploadSnapshot } from './UploadItem.ts';
import styles from './UploadPanel.module.css';
import type { UploadQueue } from './UploadQueue.ts';
import { UploadRow } from './UploadRow.tsx';

const countOf = (items: readonly UploadItem[], ...states: UploadItem['state'][]) =>
  items.filter(({ state }) => states.includes(state)).length;

/** Returns the files with the wrong ones first, since the list scrolls; otherwise in their order. */
const wrongFirst = (items: readonly UploadItem[]): UploadItem[] =>
  items.toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a)));

/** Returns the sent share of all bytes, 0 to 1, without refused and failed files. */
function shareOf(items: readonly UploadItem[]): number {
  const counted = items.filter((item) => !isWrong(item));
  const all = counted.reduce((sum, { file }) => sum + file.size, 0);
  const sent = counted.reduce((sum, { file, sent: share }) => sum + file.size * share, 0);
  return all === 0 ? 1 : sent / all;
}

/** Returns the translated summary of finished and remaining files. */
function useSummary({ items, isPaused, isOffline }: UploadSnapshot): string {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const left = countOf(items, 'checking', 'waiting', 'sending');
  const done = countOf(items, 'done');
  const wrong = items.filter(isWrong).length;
  if (left > 0) {
    const state = isPaused ? 'paused' : isOffline ? 'offline' : 'running';
    const all = format(left + done);
    return translate(`uploads.${state}`, { done: format(done), all });
  }
  return [
    done > 0 && translate('uploads.done', { smart_count: done, count: format(done) }),
    wrong > 0 && translate('uploads.wrong', { smart_count: wrong, count: format(wrong) }),
  ]
    .filter(Boolean)
    .join(' ');
}

interface UploadPanelProps {
  queue: UploadQueue;
  /** Resource of the records that the files become. */
  resource?: Resource;
  /** Fields that the list determines; a file with other references is for another list, which its row names. */
  values?: Readonly<Record<string, unknown>>;
}

const NO_VALUES = {};

/** Renders the files of a queue, their progress and their error messages. */
export function UploadPanel({ queue, resource, values = NO_VALUES }: UploadPanelProps) {
  const translate = useTranslate();
  const snapshot = useSyncExternalStore(queue.subscribe, queue.read);
  const { items, isPaused, isOffline, isUnstored } = snapshot;
  const summary = useSummary(snapshot);
  if (items.length === 0) return null;
  const isRunning = countOf(items, 'checking', 'waiting', 'sending') > 0;
  const share = shareOf(items);
  return (
    <section className={styles.panel} aria-label={translate('uploads.title')}>
      <header className={styles.head}>
        <p role="status">{summary}</p>
        {isRunning && (
          <progress
            className={styles.bar}
            value={share}
            max={1}
            aria-label={translate('uploads.progress')}
          />
        )}
        <span className={styles.tools}>
          {isRunning && isOffline && !isPaused && (
            <Button size="small" onClick={queue.reconnect}>
              {translate('uploads.tryNow')}
            </Button>
          )}
          {isRunning && (
            <Button size="small" onClick={isPaused ? queue.resume : queue.pause}>
              {translate(`uploads.${isPaused ? 'resume' : 'pause'}`)}
            </Button>
          )}
          {countOf(items, 'failed') > 1 && (
            <Button size="small" onClick={() => queue.retry()}>
              {translate('uploads.retryAll')}
            </Button>
          )}
          {!isRunning && (
            <Button size="small" onClick={queue.clear}>
              {translate('ui.action.close')}
            </Button>
          )}
        </span>
      </header>
      {isRunning && isUnstored && <p className={styles.note}>{translate('uploads.unstored')}</p>}
      <ul className={styles.files}>
        {wrongFirst(items).map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            resource={resource}
            values={values}
            onRetry={queue.retry}
            onRemove={queue.remove}
          />
        ))}
      </ul>
    </section>
  );
}
