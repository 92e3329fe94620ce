import { get } from '#contract/get.ts';

/** A place on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** About ten centimetres: more digits say nothing. */
const DIGITS = 6;

export const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));

const within = (degrees: unknown, limit: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= limit;

/** The place that a value names; undefined while a part is missing or lies beyond the earth. */
export function pointOf(value: unknown): Point | undefined {
  const latitude = get(value, 'latitude');
  const longitude = get(value, 'longitude');
  return within(latitude, 90) && within(longitude, 180) ? { latitude, longitude } : undefined;
}

/** A click on a map that was turned round the earth has a longitude beyond 180. */
export const wrapped = (longitude: number): number =>
  rounded(((((longitude + 180) % 360) + 360) % 360) - 180);
