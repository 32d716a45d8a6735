import { zipCityLines } from './data/zip-city';

let index: ReadonlyMap<string, string> | undefined;

/** Parses the table on first use: only filling the database needs it. */
function cityIndex(): ReadonlyMap<string, string> {
  index ??= readCities(zipCityLines);
  return index;
}

function readCities(lines: string): ReadonlyMap<string, string> {
  const cities = new Map<string, string>();
  for (const line of lines.trim().split('\n')) {
    for (const entry of line.slice(4).split(';')) {
      const [city = '', ends = ''] = entry.split(':');
      for (const end of ends.match(/\d\d/g) ?? []) cities.set(line.slice(0, 3) + end, city);
    }
  }
  return cities;
}

/** The city of a five-digit ZIP code; null where the source has none, such as in Puerto Rico. */
export const cityOfZip = (zip: string): string | null => cityIndex().get(zip) ?? null;
