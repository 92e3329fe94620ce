import type { FieldSpec } from './formSpecs.ts';

/** Values by field name. */
export type Answers = Readonly<Record<string, unknown>>;

/** Columns of a provider that contain answers. */
export interface PageRow {
  name: string;
  district_id: number | null;
  about: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  answers: Answers;
}

/** Returns the live answers of a provider, from columns and JSON. */
export function liveAnswers(row: PageRow): Answers {
  const { latitude, longitude } = row;
  return {
    ...row.answers,
    name: row.name,
    districtId: row.district_id,
    about: row.about,
    phone: row.phone,
    email: row.email,
    website: row.website,
    address: row.address,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

const COLUMNS = {
  name: 'name',
  districtId: 'district_id',
  about: 'about',
  phone: 'phone',
  email: 'email',
  website: 'website',
  address: 'address',
} as const;

const isPoint = (value: unknown): value is { latitude: number; longitude: number } =>
  typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value;

/** Returns the columns of answers; those without a column are merged into the JSON of other answers. */
export function columnsOf(
  changed: Answers,
  others: Answers,
): { columns: Record<string, unknown>; answers: Answers } {
  const columns: Record<string, unknown> = {};
  const kept: Record<string, unknown> = { ...others };
  for (const [name, value] of Object.entries(changed)) {
    if (name === 'location') {
      columns['latitude'] = isPoint(value) ? value.latitude : null;
      columns['longitude'] = isPoint(value) ? value.longitude : null;
    } else if (Object.hasOwn(COLUMNS, name)) {
      // cast: the name is one of COLUMNS
      columns[COLUMNS[name as keyof typeof COLUMNS]] = value ?? null;
    } else if (value === null) delete kept[name];
    else kept[name] = value;
  }
  return { columns, answers: kept };
}

/**
 * Returns true if a field has a value: a text with more than blanks and empty tags, a list with at least one
 * entry.
 */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'string') return true;
  return (
    value
      .replace(/<[^>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .trim() !== ''
  );
}

/** Returns true if these answers make a field visible. */
export function isFieldVisible({ when }: FieldSpec, answers: Answers): boolean {
  const value = when && answers[when.field];
  return when === undefined || (typeof value === 'string' && when.values.includes(value));
}

/** Returns true if every required field of a form is filled in. */
export const isComplete = (fields: readonly FieldSpec[], answers: Answers): boolean =>
  fields.every(
    (field) => !field.required || !isFieldVisible(field, answers) || isFilled(answers[field.name]),
  );
