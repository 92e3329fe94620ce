/** Campaign of the credit partner that wedding-loan enquiries count for. */
export const LOAN_CAMPAIGN = 108;

/** Where couples read about the loan; it names nobody. */
export const loanLink = (publicUrl: string): string => `${publicUrl}/wedding-loan`;
