import type { RaRecord } from 'react-admin';
import type { PeopleContract } from '../../../domain/access/people.contract';
import type { SectionValues } from '../../../domain/application/sections';
import type { AppraisalContract } from '../../../domain/appraisal/appraisal.contract';
import type { OutputOf } from '../../../domain/contract/contract';
import type { EmailContract } from '../../../domain/email/email.contract';
import type { LenderContract } from '../../../domain/lender/lender.contract';
import type { LoanContract } from '../../../domain/loan/loan.contract';
import type { PipelineContract } from '../../../domain/loan/pipeline.contract';
import type { RatesContract } from '../../../domain/pricing/rates.contract';
import type { LenderRecordsContract } from '../../../domain/reference/lender-records.contract';
import type { OrganizationContract } from '../../../domain/reference/organization.contract';
import type { PlacesContract } from '../../../domain/reference/places.contract';
import type { ProgramsContract } from '../../../domain/reference/programs.contract';
import type { resources } from './resources';

/** The contracts that resources are read by. */
type ResourceContract = AppraisalContract &
  EmailContract &
  LenderContract &
  LenderRecordsContract &
  LoanContract &
  OrganizationContract &
  PeopleContract &
  PipelineContract &
  PlacesContract &
  ProgramsContract &
  RatesContract;

/** A path whatever its parameters are called, and without its query. */
type Unnamed<Path extends string> = Path extends `${infer Before}?${string}`
  ? Unnamed<Before>
  : Path extends `${infer Before}{${string}}${infer After}`
    ? `${Before}{}${Unnamed<After>}`
    : Path;

type Reads = {
  [Key in keyof ResourceContract as Key extends `GET ${infer Path}` ? Unnamed<Path> : never]: OutputOf<
    ResourceContract[Key],
    'answer'
  >;
};

type AnswerAt<Path> = Path extends string ? (Unnamed<Path> extends keyof Reads ? Reads[Unnamed<Path>] : never) : never;

type Table = typeof resources;

export type ResourceName = keyof Table;

/** Resources that have a list. */
export type CollectionName = {
  [Name in ResourceName]: Table[Name] extends { readonly kind: 'collection' } ? Name : never;
}[ResourceName];

/** With the id that React-Admin asks of every record. */
type Identified<Row> = Extract<Row, RaRecord<string>>;

/** A record of the list of a resource, as its contract has it. */
export type RowOf<Name extends CollectionName> = Identified<
  AnswerAt<Table[Name]['list']> extends readonly (infer Row)[] ? Row : never
>;

/** One record of a resource, read by itself. A section of a loan is named by the loan. */
export type RecordOf<Name extends ResourceName> = Table[Name] extends { readonly one: infer Path }
  ? AnswerAt<Path> & { readonly id: string }
  : Name extends CollectionName
    ? RowOf<Name>
    : SectionValues & { readonly id: string };
