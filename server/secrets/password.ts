import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the package's default) with 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

/** What the database keeps of a password; begins with `$argon2id$`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether a password is the one behind a hash. Where there is none the work is done all the same, so that time tells nothing. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword('nobody has this one');
  const right = await verify(passwordHash ?? (await dummy), password);
  return right && passwordHash != null;
}
