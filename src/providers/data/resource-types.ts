import type { RaRecord } from 'react-admin';
import type { PeopleContract } from '../../../domain/access/people.contract';
import type { SectionValues } from '../../../domain/application/sections';
import type { AppraisalContract } from '../../../domain/appraisal/appraisal.contract';
import type { AuditLogContract } from '../../../domain/audit/audit-log.contract';
import type { BatchContract } from '../../../domain/batch/batch.contract';
import type { ContactsContract } from '../../../domain/contacts/contacts.contract';
import type { OutputOf } from '../../../domain/contract/contract';
import type { EmailContract } from '../../../domain/email/email.contract';
import type { HmdaContract } from '../../../domain/hmda/hmda.contract';
import type { InvestorContract } from '../../../domain/investor/investor.contract';
import type { PriceRunsContract } from '../../../domain/investor/price-runs.contract';
import type { LenderContract } from '../../../domain/lender/lender.contract';
import type { LoanContract } from '../../../domain/loan/loan.contract';
import type { PipelineContract } from '../../../domain/loan/pipeline.contract';
import type { PostClosingContract } from '../../../domain/post-closing/post-closing.contract';
import type { AporContract } from '../../../domain/pricing/apor.contract';
import type { InsuranceCardsContract } from '../../../domain/pricing/insurance-cards.contract';
import type { ProgramsContract } from '../../../domain/pricing/programs.contract';
import type { RatesContract } from '../../../domain/pricing/rates.contract';
import type { QualityControlContract } from '../../../domain/quality-control/quality-control.contract';
import type { AreaIncomeContract } from '../../../domain/reference/area-income.contract';
import type { LenderRecordsContract } from '../../../domain/reference/lender-records.contract';
import type { OrganizationContract } from '../../../domain/reference/organization.contract';
import type { PlacesContract } from '../../../domain/reference/places.contract';
import type { ReportsContract } from '../../../domain/reports/reports.contract';
import type { ServicingContract } from '../../../domain/servicing/servicing.contract';
import type { SigningContract } from '../../../domain/signing/signing.contract';
import type { ConditionTemplatesContract } from '../../../domain/underwriting/condition-templates.contract';
import type { resources } from './resources';

/** The contracts that resources are read by. */
type ResourceContract = AporContract &
  AppraisalContract &
  AreaIncomeContract &
  AuditLogContract &
  BatchContract &
  ConditionTemplatesContract &
  ContactsContract &
  EmailContract &
  InsuranceCardsContract &
  InvestorContract &
  LenderContract &
  LenderRecordsContract &
  LoanContract &
  OrganizationContract &
  PeopleContract &
  PipelineContract &
  PlacesContract &
  PostClosingContract &
  PriceRunsContract &
  ProgramsContract &
  RatesContract &
  ReportsContract &
  HmdaContract &
  QualityControlContract &
  ServicingContract &
  SigningContract;

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

/** A path whose parameters may be any text: some calls name what they are about in the path itself. */
type Filled<Path extends string> = Path extends `${infer Before}{}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

type AnswerNamed<Path extends string> = Path extends keyof Reads
  ? Reads[Path]
  : { [Key in keyof Reads]: Key extends Filled<Path> ? Reads[Key] : never }[keyof Reads];

type AnswerAt<Path> = Path extends string ? AnswerNamed<Unnamed<Path>> : never;

type Table = typeof resources;

export type ResourceName = keyof Table;

/** Resources that have a list. */
export type CollectionName = {
  [Name in ResourceName]: Table[Name] extends { readonly kind: 'collection' } ? Name : never;
}[ResourceName];

/** With the id that React-Admin asks of every record. */
type Identified<Row> = Extract<Row, RaRecord<string>>;

type RowAt<Path> = AnswerAt<Path> extends readonly (infer Row)[] ? Row : never;

/** A record of the list of a resource, as its contract has it. */
export type RowOf<Name extends CollectionName> = Identified<Name extends Name ? RowAt<Table[Name]['list']> : never>;

type OneAt<List extends string> = AnswerAt<`${List}/{id}`>;

/** One record of a resource, read by itself. A section of a loan is named by the loan. */
export type RecordOf<Name extends ResourceName> = Identified<
  Name extends CollectionName
    ? [OneAt<Table[Name]['list']>] extends [never]
      ? RowOf<Name>
      : OneAt<Table[Name]['list']> & { readonly id: string }
    : SectionValues & { readonly id: string }
>;

/**
 * A record as React-Admin holds it: until it is read by itself again, it may be the answer of a save, which has no more than the
 * row of a list. A resource whose list is of something else is only read by itself.
 */
export type HeldRecord<Name extends CollectionName> = Identified<
  Name extends Name ? ([RowOf<Name>] extends [never] ? RecordOf<Name> : RowOf<Name> & Partial<RecordOf<Name>>) : never
>;
