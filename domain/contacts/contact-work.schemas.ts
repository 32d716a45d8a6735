import { z } from 'zod';

const required = z.string().trim().min(1, 'required');

/** Who took the application: the loan officer that the loan is assigned to, or a stated person. */
export const originatorChoice = z.object({
  version: z.int(),
  originator: z.union([
    z.literal('loan-officer'),
    z.object({
      sUrlaOriginatorNm: required.max(100),
      sUrlaOriginatorNmlsId: z.string().max(20).nullish(),
      sUrlaOriginatorLicenseNum: z.string().max(40).nullish(),
      sUrlaOriginatorPhone: z.string().max(40).nullish(),
      sUrlaOriginatorEmail: z.string().max(200).nullish(),
    }),
  ]),
});
export type OriginatorChoice = Readonly<z.output<typeof originatorChoice>>;
