import type { Schemas } from '#contract/types.ts';
import type { Principal } from '../../http/call.ts';
import { allowedWith, canSeeIdentity } from './access.ts';
import { maskedIdentity } from './maskedIdentity.ts';
import type { UserRow } from './userStore.ts';

/** Maps a row to the contract's user; masks the identity number if the caller may not see it. */
export function userOf(principal: Principal, row: UserRow): Schemas['CustomerUser'] {
  const { identity_number: identity } = row;
  return {
    id: row.id,
    version: row.version,
    uuid: row.uuid,
    name: row.name,
    surname: row.surname,
    fullName: row.full_name,
    username: row.username,
    titleId: row.title_id,
    roleId: row.role_id,
    preferredLanguage: row.preferred_language,
    profileVideo: row.profile_video,
    bio: row.bio,
    image: row.image,
    emails: row.emails.map((value) => ({ value })),
    phones: row.phones.map((number) => ({ value: { number } })),
    googleId: row.google_id,
    facebookId: row.facebook_id,
    birthDate: row.birth_date,
    identityNumber:
      identity === null || canSeeIdentity(principal, row.id) ? identity : maskedIdentity(identity),
    hasLeft: row.has_left,
    canManage: row.can_manage,
    receivesOffersByEmail: row.receives_offers_by_email,
    receivesOffersBySms: row.receives_offers_by_sms,
    showAsContact: row.links.some((link) => link.showAsContact),
    status: row.status,
    providers: row.links.slice(0, 500),
    lastSeenAt: row.last_seen_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    allowed: allowedWith(principal, row),
  };
}

/** Returns the brief of the user who performed an operation. */
export function briefOf(id: number | null, name: string | null): Schemas['UserBrief'] {
  return id === null || name === null ? null : { id, name: name.slice(0, 120) };
}
