import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { getProviderScores } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { formatNumber, formatPercent } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { Meter } from '../home/Meter.tsx';
import { nextPart, pathToImprove } from '../home/nextPart.ts';
import { OnHoldNote } from './OnHoldNote.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import styles from './ReportPage.module.css';
import { riskLevel } from './riskLevel.ts';
import scoreStyles from './ScoresPage.module.css';
import { useReportParams } from './useReportParams.ts';
import '../../ui/print.css';

type Score = Schemas['PageScore'];

interface PartProps {
  score: Score;
}

/** Renders quality and risk with their values and levels. */
function Numbers({ score: { score, risk } }: PartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (score === null || risk === null)
    return <p className={styles.sentence}>{translate('home.pages.unmeasured')}</p>;
  const outOf = (value: number) =>
    translate('home.pages.score', { score: formatNumber(value, locale) });
  const level = riskLevel(risk);
  return (
    <ul className={styles.figures}>
      <li>
        <span className={styles.label}>{translate('areas.statistics.score.quality')}</span>
        <strong>
          <bdi dir="ltr">{outOf(score)}</bdi>
        </strong>
        <Meter percent={score} className={scoreStyles.measure} />
      </li>
      <li>
        <span className={styles.label}>{translate('areas.statistics.score.risk')}</span>
        <strong>
          <bdi dir="ltr">{outOf(risk)}</bdi>
        </strong>
        <span>
          <StatusTag tone={level.tone}>
            {translate(`areas.statistics.score.level.${level.name}`)}
          </StatusTag>
        </span>
      </li>
    </ul>
  );
}

/** Renders the parts of a score as a table: weight, value, possible gain, and a link to improve it. */
function Parts({ score }: PartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const message = (key: string) => translate(`areas.statistics.score.${key}`);
  const number = (value: number) => formatNumber(value, locale);
  return (
    <table
      className={`${styles.table} ${scoreStyles.parts}`}
      aria-label={translate('home.pages.how')}
    >
      <thead>
        <tr>
          <th scope="col">{message('part')}</th>
          <th scope="col" className={scoreStyles.weight}>
            {message('weight')}
          </th>
          <th scope="col">{message('reached')}</th>
          <th scope="col">{message('gain')}</th>
        </tr>
      </thead>
      <tbody>
        {score.parts.map(({ name, weight, percent, gain }) => (
          <tr key={name}>
            <th scope="row">
              {translate(`home.pages.parts.${name}`)}
              {gain > 0 && (
                <Link to={pathToImprove(score, name)}>
                  {translate(`home.pages.next.${name}`, { smart_count: score.missingForms })}
                </Link>
              )}
            </th>
            <td className={scoreStyles.weight}>{number(weight)}</td>
            <td>
              {percent === null ? (
                translate('home.pages.noData')
              ) : (
                <span className={scoreStyles.reached}>
                  <Meter percent={percent} className={scoreStyles.measure} />
                  {formatPercent(percent, locale)}
                </span>
              )}
            </td>
            <td>{gain > 0 ? <bdi dir="ltr">+{number(gain)}</bdi> : number(0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the score of one provider: its values, the most valuable next step, and the calculation. */
function ProviderScore({ score }: PartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const next = nextPart(score.parts);
  const gain = score.parts.find(({ name }) => name === next)?.gain ?? 0;
  return (
    <section className={styles.card} aria-label={score.providerName}>
      <h2>
        <bdi>{score.providerName}</bdi>
      </h2>
      <Numbers score={score} />
      {next && gain > 0 && (
        <p className={scoreStyles.next}>
          {translate('areas.statistics.score.next', {
            step: translate(`home.pages.next.${next}`, { smart_count: score.missingForms }),
            points: formatNumber(gain, locale),
          })}
        </p>
      )}
      <Parts score={score} />
      {score.hasDebt && (
        <p className={styles.note}>
          {translate('areas.statistics.score.debt')}{' '}
          <Link to={`/providers/${score.providerId}/payments`}>
            {translate('areas.statistics.score.pay')}
          </Link>
        </p>
      )}
    </section>
  );
}

interface ScoresPageProps {
  providers: readonly { id: number; name: string }[];
  /** Names of the providers that have no score while they are on hold. */
  onHold: readonly string[];
}

/** Renders quality and risk of each provider, with the formula. */
export function ScoresPage({ providers, onHold }: ScoresPageProps) {
  const translate = useTranslate();
  const title = translate('places.statistics.scores');
  usePageTitle(`${title} · ${translate('places.statistics.name')}`);
  const { provider, providerIds, onChange } = useReportParams(providers);
  const api = useApi();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['statistics', 'scores', providerIds],
    queryFn: async ({ signal }) =>
      (await api.call(getProviderScores, { query: { providerIds }, signal })).data,
    placeholderData: (last) => last,
  });
  return (
    <>
      <PageHeader title={title} facts={[translate('areas.statistics.score.about')]} />
      <div className={styles.page}>
        <div className={styles.controls}>
          <ProviderChoice provider={provider} providers={providers} onChange={onChange} />
        </div>
        <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
          {data?.map((score) => (
            <ProviderScore key={score.providerId} score={score} />
          ))}
        </QueryBoundary>
        <p className={styles.label}>
          {translate('home.pages.formula')} {translate('areas.statistics.score.riskFormula')}
        </p>
        <OnHoldNote names={onHold} />
      </div>
    </>
  );
}
