import { useTranslate } from 'react-admin';
import { getSupportMerchantDocument } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { spacedIban } from '../../engine/kinds/iban/iban.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { formatDate, formatDateTime } from '../../ui/format.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import styles from './Merchants.module.css';

export type DeskMerchant = Schemas['SupportMerchant'];

interface MerchantCardProps {
  merchant: DeskMerchant;
  isBusy: boolean;
  onApprove: () => void;
  onRequestReason: (type: 'reject' | 'offer_again') => void;
}

const SHOWN = [
  'name',
  'identityNumber',
  'birthDate',
  'taxNumber',
  'taxOffice',
  'tradeRegister',
  'iban',
  'address',
] as const;

/** Renders buttons that download the documents of an application. */
function Documents({ merchant }: { merchant: DeskMerchant }) {
  const translate = useTranslate();
  const api = useApi();
  const notifyError = useNotifyError();
  const { id, application } = merchant;
  const open = async ({ kind, name }: Schemas['MerchantDocument']) => {
    try {
      const file: unknown = await api.call(getSupportMerchantDocument, { params: { id, kind } });
      if (file instanceof Blob) saveFile(file, name);
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <p className={styles.documents}>
      {application.documents.map((one) => (
        <button
          key={one.kind}
          type="button"
          className="ui-button ui-button--small"
          onClick={() => void open(one)}
        >
          {translate(`merchant.documents.${one.kind}`)}
        </button>
      ))}
    </p>
  );
}

/** Renders a merchant application with its data, documents and decisions. */
export function MerchantCard({ merchant, isBusy, onApprove, onRequestReason }: MerchantCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, customer, application } = merchant;
  const { businessType, dueAt, agreement, status } = application;
  const write = (path: (typeof SHOWN)[number], value: string) => {
    if (path === 'birthDate') return formatDate(value, locale);
    return path === 'iban' ? spacedIban(value) : value;
  };
  return (
    <li tabIndex={-1} className={styles.card} aria-labelledby={`merchant-${id}`}>
      <header>
        <h2 id={`merchant-${id}`}>
          <bdi>{customer.name}</bdi>
        </h2>
        {businessType !== null && <span>{translate(`merchant.types.${businessType}.name`)}</span>}
        {status === 'pending' && dueAt !== null && (
          <time dateTime={dueAt}>
            {translate('merchant.desk.due', { time: formatDateTime(dueAt, locale) })}
          </time>
        )}
      </header>
      {agreement?.objection != null && (
        <p className={styles.objection}>
          {translate('merchant.agreement.objection')} <bdi>{agreement.objection}</bdi>
        </p>
      )}
      <dl>
        {SHOWN.map((path) => {
          const value = application[path];
          if (value === null) return null;
          return (
            <div key={path}>
              <dt>{translate(`resources.merchant-applications.fields.${path}`)}</dt>
              <dd>
                <bdi>{write(path, value)}</bdi>
              </dd>
            </div>
          );
        })}
      </dl>
      <Documents merchant={merchant} />
      <p className={styles.documents}>
        {status === 'pending' ? (
          <>
            <BusyButton
              className="ui-button ui-button--small ui-button--primary"
              isBusy={isBusy}
              onClick={onApprove}
            >
              {translate('support.approvals.approve')}
            </BusyButton>
            <BusyButton
              className="ui-button ui-button--small"
              isBusy={isBusy}
              onClick={() => onRequestReason('reject')}
            >
              {translate('support.approvals.reject')}
            </BusyButton>
          </>
        ) : (
          <button
            type="button"
            className="ui-button ui-button--small"
            onClick={() => onRequestReason('offer_again')}
          >
            {translate('merchant.desk.offer_again')}
          </button>
        )}
      </p>
    </li>
  );
}
