import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import type { Schemas } from '#contract/types.ts';
import { pictureAt, srcSetOf } from '../../../src/engine/definition/pictureOf.ts';
import { FormattedText } from '../../../src/engine/kinds/richText/FormattedText.tsx';
import { formatDate, formatMoney, formatPercent } from '../../../src/ui/format.ts';
import { currencyOf } from '../../../src/ui/region.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './CampaignCard.module.css';

type Campaign = Schemas['Discount'];

const MESSAGES = 'resources.campaignDesk.card';
/** Value of `sizes` for the image: its column, or the whole card on a phone. */
const SIZES = '(max-width: 600px) 100vw, 280px';

/** Renders the discount in percent or the number of instalments, by the campaign's type. */
function Terms({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { discountType, discountRatio, installmentCount } = campaign;
  const isParts = discountType === 'installment';
  const value = isParts ? installmentCount : discountRatio;
  if (value === null) return null;
  const ratio = formatPercent(value, locale);
  return (
    <strong className={styles.terms}>
      {isParts
        ? translate(`${MESSAGES}.parts`, { smart_count: value })
        : translate(`${MESSAGES}.off`, { ratio })}
    </strong>
  );
}

/** Renders the price without the campaign, struck through, and the price with it. */
function Prices({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { priceBefore, priceAfter, isPerPerson } = campaign;
  const money = (amount: number) =>
    formatMoney(amount, locale, currencyOf(campaign.currency ?? undefined));
  if (priceBefore === null) return null;
  const before = (
    <>
      <span className="visually-hidden">{translate(`${MESSAGES}.before`)}</span>{' '}
      <bdi>{money(priceBefore)}</bdi>
    </>
  );
  return (
    <p className={styles.prices}>
      {priceAfter === null ? <b>{before}</b> : <s>{before}</s>}
      {priceAfter !== null && (
        <b>
          <span className="visually-hidden">{translate(`${MESSAGES}.after`)}</span>{' '}
          <bdi>{money(priceAfter)}</bdi>
        </b>
      )}
      {isPerPerson && <span className={styles.soft}>{translate(`${MESSAGES}.perPerson`)}</span>}
    </p>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span className={styles.soft}>{label}</span> <span dir="auto">{children}</span>
    </p>
  );
}

/** Renders the days of the campaign, and the wedding days that it covers. */
function Days({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { validFrom, validUntil, productFrom, productUntil } = campaign;
  const day = (value: string | null) => (value === null ? '…' : formatDate(value, locale));
  const span = (from: string | null, until: string | null) => `${day(from)} – ${day(until)}`;
  return (
    <>
      <Line label={translate(`${MESSAGES}.valid`)}>{span(validFrom, validUntil)}</Line>
      {(productFrom ?? productUntil) !== null && (
        <Line label={translate(`${MESSAGES}.weddings`)}>{span(productFrom, productUntil)}</Line>
      )}
    </>
  );
}

/** Renders the campaign as couples see it on its page. */
export function CampaignCard({ record }: { record: Campaign }) {
  const translate = useTranslate();
  const heading = useId();
  const { image, title, shortDescription, text, giftText, targetPage } = record;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{translate(`${MESSAGES}.title`)}</h2>
      <div className={styles.campaign} data-pictured={image !== null || undefined}>
        {image !== null && (
          <img
            src={image}
            srcSet={srcSetOf(pictureAt({ ...record }, image))}
            sizes={SIZES}
            alt=""
          />
        )}
        <div className={styles.content}>
          <Terms campaign={record} />
          <h3 dir="auto">{title}</h3>
          {shortDescription !== null && <p dir="auto">{shortDescription}</p>}
          <Prices campaign={record} />
          {giftText !== null && <Line label={translate(`${MESSAGES}.gift`)}>{giftText}</Line>}
          <Days campaign={record} />
          {targetPage !== null && (
            <a className="ui-button" href={targetPage} target="_blank" rel="noreferrer">
              {translate('resources.campaignDesk.preview.button')}
            </a>
          )}
        </div>
        {text !== null && (
          <div className={styles.text}>
            <FormattedText html={text} />
          </div>
        )}
      </div>
    </section>
  );
}
