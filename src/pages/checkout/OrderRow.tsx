import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { formatDate, formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';

interface OrderRowProps {
  payment: Schemas['Payment'];
  /** Name of the provider that the payment belongs to; undefined if there is only one. */
  page: string | undefined;
  isChosen: boolean;
  canChoose: boolean;
  /** True while the outcome of an attempt to pay it is not known. */
  isUnderWay: boolean;
  onToggle: (id: number) => void;
  onRemove: (id: number) => void;
}

/**
 * Renders an open payment with a checkbox to include it; a chosen package can be removed. While an attempt is under way
 * neither is possible, and the row says why.
 */
export function OrderRow(props: OrderRowProps) {
  const { payment, page, isChosen, canChoose, isUnderWay, onToggle, onRemove } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { id, description, status, kind, dueDate, amountMinor } = payment;
  const isRemovable = kind === 'upgrade' && !isUnderWay;
  const reasonId = `under-way-${id}`;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!canChoose || isUnderWay}
          aria-describedby={isUnderWay ? reasonId : undefined}
          onChange={() => onToggle(id)}
          aria-label={`${translate('checkout.choose')}: ${description}`}
        />
        <span>
          <bdi>{description}</bdi>
          {page !== undefined && (
            <small>
              <bdi>{page}</bdi>
            </small>
          )}
          <small>
            {translate(`resources.payments.values.status.${status}`)}
            {dueDate !== null &&
              ` · ${translate('checkout.due', { date: formatDate(dueDate, locale) })}`}
          </small>
          {isUnderWay && <small id={reasonId}>{translate('checkout.underWay.row')}</small>}
        </span>
      </label>
      <b>{formatMoneyMinor(amountMinor, locale)}</b>
      {canChoose && isRemovable && (
        <button
          type="button"
          className="ui-button ui-button--quiet ui-button--small"
          onClick={() => onRemove(id)}
        >
          {translate('checkout.remove')}
        </button>
      )}
    </li>
  );
}
