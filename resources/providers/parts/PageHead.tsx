import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { useQuery } from '@tanstack/react-query';
import { usePermissions, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { getMainImage, getProviderData, getProviderScores } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { formKeys } from '../../../src/engine/apiForm/formKeys.ts';
import { useAccountManager } from '../../../src/engine/access/useAccountManager.ts';
import { useCan } from '../../../src/engine/access/useCan.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { ButtonLink } from '../../../src/ui/Button.tsx';
import { formatNumber, formatPercent } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { pageForms } from './pageForms.ts';
import styles from './PageHead.module.css';

type Provider = Schemas['Provider'];

/** Renders the provider's main photo, or a link to add one. */
function Cover({ provider }: { provider: Provider }) {
  const translate = useTranslate();
  const api = useApi();
  const { permissions } = usePermissions<readonly string[]>();
  const { data } = useQuery({
    queryKey: ['providers', provider.id, 'main-image'],
    queryFn: ({ signal }) => api.call(getMainImage, { params: { id: provider.id }, signal }),
    enabled: permissions?.includes('media.read') ?? false,
  });
  const canAccess = useCan({ resource: 'medias', action: 'list' });
  const picture = data?.data.media?.image;
  const to = `/providers/${provider.id}/gallery`;
  const image = picture && (
    <img
      src={picture.url}
      srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes="(width < 600px) 100vw, 320px"
      alt=""
    />
  );
  if (!canAccess) return <div className={styles.cover}>{image}</div>;
  if (data && !picture)
    return (
      <Link to={to} className={styles.noCover}>
        <AddPhotoAlternateOutlined aria-hidden="true" />
        {translate('resources.providers.head.addCover')}
      </Link>
    );
  return (
    <Link to={to} className={styles.cover} aria-label={translate('resources.providers.head.cover')}>
      {image}
    </Link>
  );
}

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

/** Renders the completeness of the page as a ring around the number. */
function Ring({ percent }: { percent: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const text = formatPercent(percent, locale);
  return (
    <div
      className={styles.ring}
      role="img"
      aria-label={translate('resources.providers.head.progress', { percent: text })}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className={styles.track} cx="32" cy="32" r={RADIUS} />
        <circle
          className={styles.filled}
          cx="32"
          cy="32"
          r={RADIUS}
          strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
        />
      </svg>
      <span aria-hidden="true">{text}</span>
    </div>
  );
}

/** Renders the next step of the page: the next form, a pending change, or a note that all is complete. */
function NextStep({ provider }: { provider: Provider }) {
  const translate = useTranslate();
  const api = useApi();
  const { data } = useQuery({
    queryKey: formKeys(pageForms, provider.id).answers,
    queryFn: async ({ signal }) =>
      (await api.call(getProviderData, { params: { providerId: provider.id }, signal })).data,
  });
  if (!data) return <div className={styles.step} />;
  const { nextForm, forms, updates } = data;
  const next = forms.find(({ form }) => form === nextForm);
  const waiting = updates.filter(({ status }) => status === 'pending').length;
  const message = (key: string, args?: object) =>
    translate(`resources.providers.head.${key}`, args);
  return (
    <div className={styles.step}>
      <p className={styles.title}>
        {next
          ? message('next', { form: next.title })
          : message(provider.completeness < 100 ? 'allSent' : 'done')}
      </p>
      <p className={styles.text}>
        {waiting > 0
          ? message('waiting', { smart_count: waiting })
          : message(next ? 'why' : 'doneText')}
      </p>
      {next && provider.allowed.update && (
        <ButtonLink
          to={`/providers/${provider.id}/info/${next.form}`}
          variant="contained"
          endIcon={<ArrowForwardOutlined className={styles.arrow} />}
        >
          {message('complete')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Renders the page's quality score with a link to improve it. */
function Score({ id }: { id: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const { permissions } = usePermissions<readonly string[]>();
  const { data } = useQuery({
    queryKey: ['statistics', 'scores', [id]],
    queryFn: async ({ signal }) =>
      (await api.call(getProviderScores, { query: { providerIds: [id] }, signal })).data,
    enabled: permissions?.includes('statistics.read') ?? false,
  });
  const score = data?.[0]?.score ?? null;
  if (score === null) return null;
  return (
    <Link to={`/statistics/scores?provider=${id}`} className={styles.score}>
      {translate('resources.providers.head.score')}{' '}
      <bdi dir="ltr">{translate('home.pages.score', { score: formatNumber(score, locale) })}</bdi>
    </Link>
  );
}

/** Renders a notice that the page is off the site, with the reason and a contact. */
function OnHold() {
  const translate = useTranslate();
  const manager = useAccountManager();
  return (
    <div className={`ui-notice ${styles.onHold}`} data-tone="warning" role="note">
      <strong>{translate('resources.providers.head.onHold')}</strong>{' '}
      {translate('resources.providers.head.onHoldText')}{' '}
      {manager !== undefined && (
        <a href={`mailto:${manager}`}>
          <bdi>{manager}</bdi>
        </a>
      )}
    </div>
  );
}

/** Renders the head of a provider's page: its cover, its completeness, and the next step. */
export function PageHead({ record }: { record: Provider }) {
  const translate = useTranslate();
  const { tab } = useParams();
  return (
    <>
      {record.onHold && <OnHold />}
      <section
        className={styles.head}
        data-inner={tab !== undefined || undefined}
        aria-label={translate('resources.providers.head.label')}
      >
        <Cover provider={record} />
        <div className={styles.progress}>
          <Ring percent={record.completeness} />
          <NextStep provider={record} />
          {tab === undefined && <Score id={record.id} />}
        </div>
      </section>
    </>
  );
}
