import { get } from '#contract/get.ts';

/** Geographic location in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Decimal digits of a degree; six are about ten centimetres. */
const DIGITS = 6;

export const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));

const within = (degrees: unknown, limit: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= limit;

/** Returns the location of a value; undefined if a part is missing or out of range. */
export function pointOf(value: unknown): Point | undefined {
  const latitude = get(value, 'latitude');
  const longitude = get(value, 'longitude');
  return within(latitude, 90) && within(longitude, 180) ? { latitude, longitude } : undefined;
}

/** Wraps a longitude to -180 to 180 degrees; a click on a map panned around the globe exceeds them. */
export const wrapped = (longitude: number): number =>
  rounded(((((longitude + 180) % 360) + 360) % 360) - 180);
