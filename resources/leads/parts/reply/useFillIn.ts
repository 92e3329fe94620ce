import { useGetIdentity, useTranslate } from 'ra-core';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
} from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead } from '../Lead.ts';
import { fillIn, type MergeField, type MergeValues } from './mergeFields.ts';

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

/** Returns the merge values of a lead, with days and numbers formatted for the locale. */
function valuesOf(lead: Lead, me: string | undefined, locale: string): MergeValues {
  const { couple, leadDetails, provider, offer, appointment } = lead;
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

/** Fills a text from an enquiry: in the panel's language, or in the one that the text is in. */
export function useFillIn(lead: Lead): (text: string, language?: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { identity } = useGetIdentity();
  const words = wordsFor((field) => translate(`resources.templates.mergeFields.${field}`));
  return (text, language = locale) =>
    fillIn(text, valuesOf(lead, identity?.fullName, language), words);
}
