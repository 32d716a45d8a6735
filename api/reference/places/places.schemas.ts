import { z } from 'zod';
import { recordAnswer } from '../../../domain/records/record-answer.schemas';
import { recordBody } from '../../../domain/records/record-body.schemas';
import { countyFields, zipFields } from '../../../domain/reference/place-fields';

export const countyAnswer = recordAnswer(countyFields);
export const zipAnswer = recordAnswer(zipFields);
export const countyBody = recordBody(countyFields);
export const zipBody = recordBody(zipFields);

const units = z.array(z.int()).readonly().describe('Whole dollars for one to four units');

/** A county with its limits for one to four units. */
export const countyDetail = countyAnswer.and(
  z.object({ limits: z.object({ gse: units, fha: units, va: units }), source: z.string() }),
);

const countyOfZip = z.object({ fips: z.string(), name: z.string(), state: z.string(), primary: z.boolean() });

/** City (null where it is not known), state, county and FIPS code of a zip code, with all its counties. */
export const zipDetail = zipAnswer.and(
  z.object({
    state: z.string().nullable(),
    countyName: z.string().nullable(),
    fips: z.string(),
    counties: z.array(countyOfZip).readonly(),
  }),
);

export type CountyDetail = z.output<typeof countyDetail>;
export type ZipDetail = z.output<typeof zipDetail>;

export const pageQuery = z.object({ page: z.coerce.number().int().min(1).optional() });
