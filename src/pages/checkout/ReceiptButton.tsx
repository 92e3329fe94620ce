import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { getPaymentReceipt } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { saveFile } from '../../ui/saveFile.ts';

interface ReceiptButtonProps {
  paymentId: number;
  /** Description of the payment. */
  of: string;
  /** True for a button within a row rather than below the whole. */
  isSmall?: boolean;
}

/** Renders a button that downloads the receipt of a payment. */
export function ReceiptButton({ paymentId, of, isSmall = false }: ReceiptButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const download = useCallback(async () => {
    setBusy(true);
    try {
      const file: unknown = await api.call(getPaymentReceipt, { params: { id: paymentId } });
      if (file instanceof Blob) saveFile(file, `makbuz-${paymentId}.pdf`);
    } catch {
      notify('checkout.receiptFailed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  }, [api, notify, paymentId]);
  return (
    <button
      type="button"
      className={isSmall ? 'ui-button ui-button--quiet ui-button--small' : 'ui-button'}
      disabled={isBusy}
      aria-label={`${translate('checkout.receipt')}: ${of}`}
      aria-busy={isBusy}
      onClick={() => void download()}
    >
      {translate('checkout.receipt')}
    </button>
  );
}
