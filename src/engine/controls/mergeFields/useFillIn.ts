import { useGetIdentity, useTranslate } from 'react-admin';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { fillIn, type MergeField, type MergeValues } from './fillIn.ts';

/** Record that merge fields are filled from. */
export interface MergeSource {
  readonly couple: {
    readonly name: string;
    readonly brideName: string | null;
    readonly groomName: string | null;
    readonly weddingDate: string | null;
  };
  readonly leadDetails: { readonly estimatedGuestCount: number | null };
  readonly provider: { readonly name: string };
  readonly offer: { readonly productName: string; readonly price: number } | null;
  readonly appointment: { readonly startsAt: string } | null;
}

const wordsFor = (say: (field: MergeField) => string): Record<MergeField, string> => ({
  couple: say('couple'),
  bride: say('bride'),
  groom: say('groom'),
  weddingDate: say('weddingDate'),
  guests: say('guests'),
  provider: say('provider'),
  offer: say('offer'),
  price: say('price'),
  appointment: say('appointment'),
  me: say('me'),
});

/** Returns the merge values of a record, with days and numbers formatted for the locale. */
function valuesOf(source: MergeSource, me: string | undefined, locale: string): MergeValues {
  const { couple, leadDetails, provider, offer, appointment } = source;
  const guests = leadDetails.estimatedGuestCount;
  return {
    couple: couple.name,
    bride: couple.brideName,
    groom: couple.groomName,
    weddingDate: couple.weddingDate && formatDate(couple.weddingDate, locale, 'long'),
    guests: guests === null ? null : formatNumber(guests, locale),
    provider: provider.name,
    offer: offer && offer.productName,
    price: offer && formatMoney(offer.price, locale),
    appointment: appointment && formatDateTime(appointment.startsAt, locale),
    me: me ?? null,
  };
}

/** Fills a text from a record: in the panel's language, or in the one that the text is in. */
export function useFillIn(source: MergeSource): (text: string, language?: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { identity } = useGetIdentity();
  const words = wordsFor((field) => translate(`resources.templates.mergeFields.${field}`));
  return (text, language = locale) =>
    fillIn(text, valuesOf(source, identity?.fullName, language), words);
}
