import type { Identity, IdentityService } from './port.ts';

const person = (
  service: IdentityService,
  key: string,
  name: string,
  email?: string,
): [string, Identity] => [
  key,
  {
    subject: `sandbox-${service}-${key}`,
    name,
    email,
    emailVerified: email !== undefined && service === 'google',
  },
];

/**
 * Identities with an account at the sandbox's services; the demo links `ayse`. Subjects look like
 * `sandbox-google-ayse`.
 */
export const sandboxPeople: Record<IdentityService, ReadonlyMap<string, Identity>> = {
  google: new Map([
    person('google', 'ayse', 'Ayşe Yıldırım', 'ayse@example.com'),
    person('google', 'mert', 'Mert Kaya', 'mert@example.com'),
    person('google', 'deniz', 'Deniz Er', 'deniz@example.com'),
  ]),
  facebook: new Map([
    person('facebook', 'ayse', 'Ayşe Yıldırım', 'ayse@example.com'),
    person('facebook', 'mert', 'Mert Kaya'),
    person('facebook', 'deniz', 'Deniz Er'),
  ]),
  instagram: new Map([
    person('instagram', 'cinaralti', 'cinaralti'),
    person('instagram', 'isikgolge', 'isikgolge'),
    person('instagram', 'incigelinlik', 'incigelinlik'),
  ]),
};
