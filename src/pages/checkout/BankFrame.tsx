import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { cancelPaymentAttempt, createPaymentPage } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import styles from './CheckoutPage.module.css';
import { useForgetPayments, type Attempt } from './checkoutQueries.ts';

/** Renders the bank's page in an iframe. The panel reads the outcome only from its own API. */
export function BankFrame({ attempt }: { attempt: Attempt }) {
  const translate = useTranslate();
  const api = useApi();
  const forget = useForgetPayments();
  const [fault, setFault] = useState<string>();
  const { id } = attempt;
  // Each address is valid once; the page is refetched on each mount.
  const page = useQuery({
    queryKey: ['bank-page', id],
    queryFn: async () => {
      const { data } = await api.call(createPaymentPage, { params: { id } });
      return `${location.origin}${data.path}`;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const path = page.data;
  const shownFault = fault ?? (page.error ? errorMessage(page.error) : undefined);
  const cancel = useCallback(async () => {
    try {
      await api.call(cancelPaymentAttempt, { params: { id } });
    } catch (error) {
      setFault(errorMessage(error));
    } finally {
      await forget();
    }
  }, [api, forget, id]);
  return (
    <section className={styles.bank} aria-labelledby="bank-title">
      <h2 id="bank-title">{translate('checkout.frame.title')}</h2>
      <p>{translate('checkout.frame.text')}</p>
      {path !== undefined && (
        <iframe
          key={path}
          src={path}
          title={translate('checkout.frame.title')}
          // The iframe never has the panel's origin; the pages of the bank and the gateway keep theirs.
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation"
        />
      )}
      <div role="status">
        {shownFault !== undefined && (
          <p className={styles.refusal}>{translate(shownFault, { _: shownFault })}</p>
        )}
      </div>
      <p className={styles.ways}>
        <button type="button" className="ui-button" onClick={() => void page.refetch()}>
          {translate('checkout.frame.again')}
        </button>
        <button type="button" className="ui-button ui-button--quiet" onClick={() => void cancel()}>
          {translate('checkout.frame.cancel')}
        </button>
      </p>
    </section>
  );
}
