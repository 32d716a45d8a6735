import type { AccessTables } from '../access/access.tables';
import type { AppraisalTables } from '../appraisal/appraisal.tables';
import type { AuditTables } from '../audit/audit.tables';
import type { AusTables } from '../aus/aus.tables';
import type { BatchTables } from '../batch/batch.tables';
import type { ContactTables } from '../contacts/contacts.tables';
import type { ConversationTables } from '../conversations/conversations.tables';
import type { CreditTables } from '../credit/credit.tables';
import type { DraftsTables } from '../drafts/drafts.tables';
import type { EmailTables } from '../email/email.tables';
import type { FilesTables } from '../files/files.tables';
import type { HmdaTables } from '../hmda/hmda.tables';
import type { InvestorTables } from '../investor/investor.tables';
import type { LoanTables } from '../loan/loan.tables';
import type { LocksTables } from '../locks/locks.tables';
import type { MismoTables } from '../mismo/mismo.tables';
import type { OrdersTables } from '../orders/orders.tables';
import type { PackagesTables } from '../packages/packages.tables';
import type { MailboxTables } from '../ports/mail/mailbox.tables';
import type { PostClosingTables } from '../post-closing/post-closing.tables';
import type { QualityControlTables } from '../quality-control/quality-control.tables';
import type { AporTables } from '../reference/apor.tables';
import type { LenderTables } from '../reference/lender.tables';
import type { OrganizationTables } from '../reference/organization.tables';
import type { PlacesTables } from '../reference/places.tables';
import type { ProgramsTables } from '../reference/programs.tables';
import type { ReportsTables } from '../reports/reports.tables';
import type { ScenariosTables } from '../scenarios/scenarios.tables';
import type { ServicingTables } from '../servicing/servicing.tables';
import type { SigningTables } from '../signing/signing.tables';
import type { UnderwritingTables } from '../underwriting/underwriting.tables';

/**
 * Row types of the schema `portal`. Each area defines its own in `<area>.tables.ts`. The keys include the schema, so that
 * queries name it.
 */
export interface PortalDb
  extends AuditTables,
    AccessTables,
    AusTables,
    AporTables,
    AppraisalTables,
    BatchTables,
    ContactTables,
    UnderwritingTables,
    ConversationTables,
    CreditTables,
    DraftsTables,
    EmailTables,
    FilesTables,
    HmdaTables,
    InvestorTables,
    LenderTables,
    LoanTables,
    LocksTables,
    MailboxTables,
    MismoTables,
    OrdersTables,
    OrganizationTables,
    PackagesTables,
    PlacesTables,
    PostClosingTables,
    ProgramsTables,
    ReportsTables,
    QualityControlTables,
    ScenariosTables,
    ServicingTables,
    SigningTables {}
