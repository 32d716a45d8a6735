import { zipCountyLines } from './data/zip-county';

/** A county that a zip code lies in; the primary one has most of its land. */
export interface ZipCounty {
  /** Five digits: state and county. */
  readonly fips: string;
  readonly primary: boolean;
}

let index: ReadonlyMap<string, readonly string[]> | undefined;

/** Parses the table on first use: few processes need it, and it takes some milliseconds. */
function zipIndex(): ReadonlyMap<string, readonly string[]> {
  index ??= readZips(zipCountyLines);
  return index;
}

function readZips(lines: string): ReadonlyMap<string, readonly string[]> {
  const zips = new Map<string, readonly string[]>();
  for (const line of lines.trim().split('\n')) {
    const start = line.slice(0, 3);
    const state = line.slice(4, 6);
    for (const entry of line.slice(7).split(' ')) {
      const counties = entry.slice(3).split(',');
      zips.set(
        start + entry.slice(0, 2),
        counties.map((code) => (code.length === 3 ? state + code : code)),
      );
    }
  }
  return zips;
}

/** The counties of a ZIP code (five or nine digits), primary first; empty for an unknown one. */
export function countiesOfZip(zip: string): readonly ZipCounty[] {
  const counties = zipIndex().get(zip.trim().slice(0, 5)) ?? [];
  return counties.map((fips, place) => ({ fips, primary: place === 0 }));
}

/** Every ZIP code with its counties, in order of the codes, to fill the database table. */
export function* allZips(): Generator<{ readonly zip: string; readonly counties: readonly ZipCounty[] }> {
  for (const zip of zipIndex().keys()) yield { zip, counties: countiesOfZip(zip) };
}
