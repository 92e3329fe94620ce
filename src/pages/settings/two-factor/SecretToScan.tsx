import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getTwoFactorImage, getTwoFactorSecret } from '#contract/operations.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import styles from './TwoFactor.module.css';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useCopy } from '../../../ui/useCopy.ts';

/** Formats the secret in groups of four characters, for reading and typing. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Converts a blob to a data URL, which needs no revoking.
 * @throws the reader's error if the blob cannot be read
 */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** Renders the new secret as a QR code, as text to type, and as a link for the same device. */
export function SecretToScan() {
  const translate = useTranslate();
  const copy = useCopy();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['two-factor'],
    queryFn: async ({ signal }) => {
      const [image, { data: letters }] = await Promise.all([
        api.call(getTwoFactorImage, { signal }),
        api.call(getTwoFactorSecret, { signal }),
      ]);
      return { image: await dataUrl(image), ...letters };
    },
    // The secret is fetched per mount and never cached.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error || !data)
    return (
      <QueryBoundary
        isPending={!error}
        error={error}
        onRetry={() => void refetch()}
        rows={4}
        rowHeight="56px"
      />
    );
  return (
    <ol className={styles.steps}>
      <li>{translate('settings.twoFactor.install')}</li>
      <li>
        {translate('settings.twoFactor.scan')}
        <img
          className={styles.picture}
          src={data.image}
          alt={translate('settings.twoFactor.picture')}
          width={200}
          height={200}
        />
        <p className={styles.letters}>
          {translate('settings.twoFactor.letters')} <code dir="ltr">{grouped(data.secret)}</code>
        </p>
        <div className={styles.ways}>
          <button type="button" className="ui-button" onClick={() => void copy(data.secret)}>
            {translate('settings.twoFactor.copySecret')}
          </button>
          <a className="ui-button" href={data.address}>
            {translate('settings.twoFactor.openApp')}
          </a>
        </div>
      </li>
      <li>{translate('settings.twoFactor.enter')}</li>
    </ol>
  );
}
