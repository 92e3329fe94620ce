import { useGetList, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { useSavedFilters } from './useWidget.ts';
import { WidgetEditor } from './WidgetEditor.tsx';
import styles from './Widget.module.css';

const WORDS = 'resources.reviewWidget';

function ProviderWidget({ providerId }: { providerId: number }) {
  const { data, isPending, error, refetch } = useSavedFilters(providerId);
  return (
    <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
      {data && <WidgetEditor key={providerId} saved={data} />}
    </QueryBoundary>
  );
}

/** Renders the choice of a provider and the editor of its review widget. */
export function WidgetChooser() {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const { data = [] } = useGetList<Schemas['Provider']>('providers', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const providerId = chosen ?? data[0]?.id;
  if (providerId === undefined) return null;
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{translate(`${WORDS}.provider`)}</label>
        <select
          id={id}
          className="ui-input"
          value={providerId}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {data.map((provider) => (
            <option key={provider.id} value={provider.id}>
              {provider.name}
            </option>
          ))}
        </select>
      </div>
      <ProviderWidget providerId={providerId} />
    </>
  );
}
