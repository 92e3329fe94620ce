import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { StatisticsKind } from './statisticsKinds.ts';

/** Renders that the address names a provider that is not one of the user's. */
export function ForeignProvider({ kind }: { kind: StatisticsKind }) {
  const translate = useTranslate();
  return (
    <EmptyState
      isPage
      title={translate('areas.statistics.foreign.title')}
      text={translate('areas.statistics.foreign.text')}
      action={
        <Link className="ui-button" to={`/statistics/${kind}`}>
          {translate('areas.statistics.foreign.own')}
        </Link>
      }
    />
  );
}
