import { minorOf, priceText } from './iyzicoSignature.ts';
import type { Charge, GatewayCard, InstallmentPrice } from './port.ts';

export type Answer = Record<string, unknown>;

/** Returns the members of a JSON object; undefined for anything else. */
export function membersOf(value: unknown): Answer | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

/** Returns a member as text; empty where it is missing. */
export function textOf(answer: Answer, key: string): string {
  const value = answer[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function cardBody({ card, cardUserKey }: Charge): object | undefined {
  if (!card) return undefined;
  if (card.kind === 'kept') {
    const { userKey, token, cvcToken } = card;
    return { cardUserKey: userKey, cardToken: token, ...(cvcToken !== undefined && { cvcToken }) };
  }
  return {
    cardToken: card.token,
    registerCard: card.keep ? 1 : 0,
    ...(card.keep && cardUserKey !== undefined && { cardUserKey }),
  };
}

/** Builds the body of a request that initializes a payment. */
export function chargeBody(
  charge: Charge,
  installments: 'installment' | 'enabledInstallments',
): object {
  const { buyer, conversationId, cardUserKey } = charge;
  const address = {
    contactName: `${buyer.name} ${buyer.surname}`,
    city: buyer.city,
    country: buyer.country,
    address: buyer.address,
  };
  const paymentCard = cardBody(charge);
  return {
    conversationId,
    price: priceText(charge.amountMinor),
    paidPrice: priceText(charge.paidMinor),
    currency: charge.currency,
    [installments]: installments === 'installment' ? charge.installments : [charge.installments],
    basketId: conversationId,
    paymentChannel: 'WEB',
    paymentGroup: 'PRODUCT',
    callbackUrl: charge.returnUrl,
    ...(paymentCard ? { paymentCard } : cardUserKey !== undefined && { cardUserKey }),
    buyer: {
      id: buyer.id,
      name: buyer.name,
      surname: buyer.surname,
      email: buyer.email,
      gsmNumber: buyer.phone,
      identityNumber: buyer.identityNumber,
      registrationAddress: buyer.address,
      city: buyer.city,
      country: buyer.country,
      ip: buyer.ip,
    },
    billingAddress: address,
    shippingAddress: address,
    basketItems: charge.items.map(({ id, name, amountMinor }) => ({
      id,
      name,
      category1: 'Paket',
      itemType: 'VIRTUAL',
      price: priceText(amountMinor),
    })),
  };
}

const integer = (text: string) => (/^\d{1,4}$/.test(text) ? parseInt(text, 10) : undefined);

/** Returns the card that a response reports as stored; undefined if there is none. */
export function cardOf(answer: Answer): GatewayCard | undefined {
  const [userKey, token] = [textOf(answer, 'cardUserKey'), textOf(answer, 'cardToken')];
  const month = integer(textOf(answer, 'expireMonth'));
  const year = integer(textOf(answer, 'expireYear'));
  if (userKey === '' || token === '') return undefined;
  return {
    userKey,
    token,
    brand: textOf(answer, 'cardAssociation') || 'CARD',
    bin: textOf(answer, 'binNumber').slice(0, 8),
    lastFour: textOf(answer, 'lastFourDigits').slice(-4),
    holder: textOf(answer, 'cardHolderName').slice(0, 100) || null,
    expiryMonth: month ?? null,
    expiryYear: year ?? null,
  };
}

/** Returns the displayable part of a response's card; undefined if it is missing. */
export function shownCard(answer: Answer): Pick<GatewayCard, 'brand' | 'lastFour'> | undefined {
  const lastFour = textOf(answer, 'lastFourDigits').slice(-4);
  if (!/^\d{4}$/.test(lastFour)) return undefined;
  return { brand: textOf(answer, 'cardAssociation') || 'CARD', lastFour };
}

/** Returns the instalments of the first card type in the response; undefined if it is unreadable. */
export function installmentsOf(answer: Answer | undefined): InstallmentPrice[] | undefined {
  const details: unknown = answer?.['installmentDetails'];
  const first: unknown = Array.isArray(details) ? details[0] : undefined;
  const prices = membersOf(first)?.['installmentPrices'];
  if (!Array.isArray(prices)) return undefined;
  return prices.flatMap((one: unknown) => {
    const price = membersOf(one) ?? {};
    const count = integer(textOf(price, 'installmentNumber'));
    const totalMinor = minorOf(price['totalPrice']);
    const monthlyMinor = minorOf(price['installmentPrice']);
    const isWhole = count !== undefined && totalMinor !== undefined && monthlyMinor !== undefined;
    return isWhole ? [{ count, totalMinor, monthlyMinor }] : [];
  });
}

const listOf = (value: unknown): Answer[] =>
  Array.isArray(value) ? value.map(membersOf).filter((one) => one !== undefined) : [];

/** Returns the completed refunds by our own keys; undefined if the response contains no payment. */
export function refundsOf(
  answer: Answer,
  paymentId: string,
): { key: string; minor: number }[] | undefined {
  const payment = listOf(answer['payments']).find((one) => textOf(one, 'paymentId') === paymentId);
  return (
    payment &&
    listOf(payment['itemTransactions'])
      .flatMap((item) => listOf(item['refunds']))
      .filter((refund) => textOf(refund, 'refundStatus') === '1')
      .map((refund) => ({
        key: textOf(refund, 'refundConversationId'),
        minor: minorOf(refund['refundPrice']) ?? 0,
      }))
  );
}
