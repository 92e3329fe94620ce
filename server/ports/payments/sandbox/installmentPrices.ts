import { textOf, type Answer } from '../iyzicoShapes.ts';
import { minorOf, priceText } from '../iyzicoSignature.ts';

/** Surcharge of the sandbox per number of instalments, in per mille. */
const SURCHARGE: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 0, 6: 42, 9: 71, 12: 98 };

/** Returns instalment prices; a foreign card allows a single payment only. */
export function installmentPrices(body: Answer): Answer {
  const amount = minorOf(body['price']);
  if (amount === undefined)
    return { status: 'failure', errorCode: '5002', errorMessage: 'price is missing' };
  const isAmex = /^3[47]/.test(textOf(body, 'binNumber'));
  const prices = Object.entries(SURCHARGE)
    .filter(([count]) => count === '1' || !isAmex)
    .map(([count, permille]) => {
      const number = parseInt(count, 10);
      const total = amount + Math.round((amount * permille) / 1000);
      return {
        installmentNumber: number,
        totalPrice: priceText(total),
        installmentPrice: priceText(Math.round(total / number)),
      };
    });
  return {
    status: 'success',
    installmentDetails: [{ price: priceText(amount), installmentPrices: prices }],
  };
}
