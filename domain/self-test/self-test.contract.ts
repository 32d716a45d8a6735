import type { CallShapes } from '../contract/contract';
import { type SelfTestName, selfTests } from './self-test';
import { selfTestResult } from './self-test.schemas';

const shapes = { answer: selfTestResult } satisfies CallShapes;

/** A call for each part that tests itself. */
export type SelfTestContract = { readonly [Name in SelfTestName as `POST /emet-data/test/${Name}`]: typeof shapes };

export const selfTestContract = Object.fromEntries(
  selfTests.map((name) => [`POST /emet-data/test/${name}`, shapes]),
) as SelfTestContract;
