import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the package's default) with 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

/** Returns the hash of a password for the database; the hash begins with `$argon2id$`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Returns true if a password matches a hash. Takes the same time without a hash, so that the duration reveals
 * nothing.
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword('nobody has this one');
  const isCorrect = await verify(passwordHash ?? (await dummy), password);
  return isCorrect && passwordHash != null;
}
