/** Divides an amount in proportion to weights, in whole kuruş; the shares add up to the amount. */
export function shareOut(amountMinor: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = amountMinor;
  return weights.map((weight, index) => {
    const isLast = index === weights.length - 1;
    const share =
      isLast || all === 0 ? left : Number((BigInt(amountMinor) * BigInt(weight)) / BigInt(all));
    left -= share;
    return share;
  });
}
