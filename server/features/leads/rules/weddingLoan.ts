/** Campaign id of the credit partner for wedding-loan leads. */
export const LOAN_CAMPAIGN = 108;

/** Returns the URL of the loan's page for couples; it contains no personal data. */
export const loanLink = (publicUrl: string): string => `${publicUrl}/wedding-loan`;
