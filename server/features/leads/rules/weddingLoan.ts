/** Campaign of the credit partner that wedding-loan leads count for. */
export const LOAN_CAMPAIGN = 108;

/** Returns the URL of the page where couples read about the loan; it names nobody. */
export const loanLink = (publicUrl: string): string => `${publicUrl}/wedding-loan`;
