import { z } from 'zod';
import { listQuery } from '../contract/list-query.schemas';
import { recordAnswer } from '../records/record-answer.schemas';
import { countyFields, zipFields } from './place-fields';

const units = z.array(z.int()).readonly().describe('Whole dollars for one to four units');

/** A county with its limits for one to four units. */
export const countyDetail = recordAnswer(countyFields).and(
  z.object({ limits: z.object({ gse: units, fha: units, va: units }), source: z.string() }),
);

const countyOfZip = z.object({ fips: z.string(), name: z.string(), state: z.string(), primary: z.boolean() });

/** City (null if unknown), state, county and FIPS code of a ZIP code, with all its counties. */
export const zipDetail = recordAnswer(zipFields).and(
  z.object({
    state: z.string().nullable(),
    countyName: z.string().nullable(),
    fips: z.string(),
    counties: z.array(countyOfZip).readonly(),
  }),
);

export type CountyDetail = z.output<typeof countyDetail>;
export type ZipDetail = z.output<typeof zipDetail>;

/** `page` counts from 1, with ten per page; `range` counts rows. */
export const pageNumber = z.object({ page: z.coerce.number<number | string>().int().min(1).optional() });

export const pagedListQuery = listQuery.extend(pageNumber.shape);

export const countyNamed = z.object({ county: z.string().min(1).max(120) });
export const zipNamed = z.object({ zip: z.string().min(5).max(36) });

/** The general limits of each stored year. */
export const limitYears = z.array(
  z.object({
    year: z.int(),
    from: z.string(),
    inForce: z.boolean(),
    source: z.string(),
    counties: z.int(),
    baseline: units,
    ceiling: units,
    fhaFloor: units,
  }),
);
