/** Returns a message in react-admin's translation format: a key below `validation` and its arguments. */
export const validationMessage = (message: string, args: Record<string, string | number> = {}) =>
  `@@react-admin@@${JSON.stringify({ message: `validation.${message}`, args })}`;

export const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** Returns a zod error callback: `required` for a missing value, otherwise the given message. */
export const requiredOr = (message: string) => (issue: { input: unknown }) =>
  validationMessage(isMissing(issue.input) ? 'required' : message);
