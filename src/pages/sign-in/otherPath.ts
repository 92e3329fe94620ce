const patterns = {
  forgotPassword: /^\/auth\/forgot-password\/?$/,
  forgotUsername: /^\/auth\/forgot-username\/?$/,
  passwordReset: /^\/password-reset(\/|$)/,
  renewRequired: /^\/password-renew\/?$/,
  invitation: /^\/register\//,
} as const;

/** A page that is not the sign-in itself. */
export type OtherPath = keyof typeof patterns;

const names: readonly OtherPath[] = [
  'forgotPassword',
  'forgotUsername',
  'passwordReset',
  'renewRequired',
  'invitation',
];

/** The page that a path asks for; undefined where it is the sign-in. */
export function otherPathOf(pathname: string): OtherPath | undefined {
  return names.find((name) => patterns[name].test(pathname));
}
