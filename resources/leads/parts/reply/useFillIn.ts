import { useGetIdentity, useLocale, useTranslate } from 'ra-core';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
} from '../../../../src/ui/format.ts';
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

/** Fills a template from an enquiry. */
export function useFillIn(lead: Lead): (text: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { identity } = useGetIdentity();
  const { couple, leadDetails, provider, offer, appointment } = lead;
  const words = wordsFor((field) => translate(`resources.leadDesk.merge.${field}`));
  const guests = leadDetails.estimatedGuestCount;
  const values: MergeValues = {
    couple: couple.name,
    bride: couple.brideName,
    groom: couple.groomName,
    weddingDate: couple.weddingDate && formatDate(couple.weddingDate, locale, 'long'),
    guests: guests === null ? null : formatNumber(guests, locale),
    provider: provider.name,
    offer: offer && offer.productName,
    price: offer && formatMoney(offer.price, locale),
    appointment: appointment && formatDateTime(appointment.startsAt, locale),
    me: identity?.fullName ?? null,
  };
  return (text: string) => fillIn(text, values, words);
}
