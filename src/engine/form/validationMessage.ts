/** A message as react-admin translates it: key below `validation` and values. */
export const validationMessage = (message: string, args: Record<string, string | number> = {}) =>
  `@@react-admin@@${JSON.stringify({ message: `validation.${message}`, args })}`;

export const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** For zod: `required` where there is nothing, the message where there is something wrong. */
export const requiredOr = (message: string) => (issue: { input: unknown }) =>
  validationMessage(isMissing(issue.input) ? 'required' : message);
