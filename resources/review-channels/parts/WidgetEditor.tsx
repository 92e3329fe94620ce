import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { Snippet } from './Snippet.tsx';
import { usePreview, useWidgetChanges, type Filters } from './useWidget.ts';
import { WidgetFields } from './WidgetFields.tsx';
import { WidgetPreview } from './WidgetPreview.tsx';
import styles from './Widget.module.css';

const MESSAGES = 'resources.reviewWidget';

/** Returns the embed code with a script. Neither embed code needs inline styles. */
const scriptCode = (origin: string, key: string) =>
  `<script async src="${origin}/widget/reviews.js" data-key="${key}"></script>`;
const frameCode = (origin: string, key: string, title: string) =>
  `<iframe src="${origin}/widget/frame/${key}" width="100%" height="600" frameborder="0" loading="lazy" title="${title}"></iframe>`;

/** Renders filters and look of a widget beside its preview, and the embed code. */
export function WidgetEditor({ saved }: { saved: Schemas['WidgetFilters'] }) {
  const translate = useTranslate();
  const { providerId, key, ...before } = saved;
  const [filters, setFilters] = useState<Filters>(before);
  const preview = usePreview(providerId, filters);
  const { save, renew, isBusy, problem } = useWidgetChanges(providerId);
  const isSaved = JSON.stringify(filters) === JSON.stringify(before);
  return (
    <div className={styles.editor}>
      <div className={styles.side}>
        <WidgetFields filters={filters} onChange={setFilters} />
        <p className={styles.law}>{translate(`${MESSAGES}.law`)}</p>
        {problem !== undefined && (
          <p role="alert" className="ui-notice" data-tone="danger">
            {problem}
          </p>
        )}
        <button
          type="button"
          className="ui-button ui-button--primary"
          disabled={isBusy || (isSaved && key !== null)}
          onClick={() => void save(filters)}
        >
          {translate(key === null ? `${MESSAGES}.make` : `${MESSAGES}.save`)}
        </button>
        {key !== null && (
          <>
            <Snippet
              label={translate(`${MESSAGES}.script`)}
              code={scriptCode(location.origin, key)}
            />
            <Snippet
              label={translate(`${MESSAGES}.frame`)}
              code={frameCode(location.origin, key, translate(`${MESSAGES}.frameTitle`))}
            />
            <button
              type="button"
              className="ui-button ui-button--quiet"
              disabled={isBusy}
              onClick={() => void renew()}
            >
              {translate(`${MESSAGES}.renew`)}
            </button>
            <p className={styles.law}>{translate(`${MESSAGES}.renewHelp`)}</p>
          </>
        )}
      </div>
      <section className={styles.preview} aria-label={translate(`${MESSAGES}.preview`)}>
        <h2>{translate(`${MESSAGES}.preview`)}</h2>
        {preview.data && (
          <WidgetPreview widget={{ ...preview.data, look: filters.look, theme: filters.theme }} />
        )}
      </section>
    </div>
  );
}
