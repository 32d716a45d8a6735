import type { Migrations } from '../migrate';
import { foundation } from './0001-foundation';
import { audit } from './0005-audit';
import { accessMigration } from './0010-access';
import { pipelineMigration } from './0020-pipeline';
import { organizationMigration } from './0021-organization';
import { liveChangesMigration } from './0022-live-changes';
import { peopleMigration } from './0030-people';
import { branchAndCompanyMigration } from './0031-branch-and-company';
import { programsMigration } from './0032-programs';
import { placesMigration } from './0033-places';
import { folderFilesMigration } from './0034-folder-files';
import { lenderMigration } from './0035-lender';
import { appraiserExclusionsMigration } from './0036-appraiser-exclusions';
import { transactionsMigration } from './0037-transactions';
import { loanImportsMigration } from './0038-loan-imports';
import { emailSentMigration } from './0039-email-sent';
import { temporaryPasswordsMigration } from './0040-temporary-passwords';
import { ordersMigration } from './0041-orders';
import { uiAccessByRoleMigration } from './0042-ui-access-by-role';
import { placeholderLoanNumMigration } from './0043-placeholder-loan-num';
import { limitsByDayMigration } from './0044-limits-by-day';
import { areaIncomeMigration } from './0045-area-income';
import { insuranceCardsMigration } from './0046-insurance-cards';
import { aporMigration } from './0047-average-prime-offer-rates';
import { branchFeesInCatalogMigration } from './0048-branch-fees-in-catalog';
import { lettersOfOpenPagesMigration } from './0049-letters-of-open-pages';
import { auditAddressMigration } from './0054-audit-address';
import { auditChainMigration } from './0055-audit-chain';
import { auditAnchorsMigration } from './0056-audit-anchors';
import { throttledMigration } from './0057-throttled';
import { passwordLinksMigration } from './0058-password-links';
import { sessionLimitsMigration } from './0059-session-limits';
import { exportRightMigration } from './0062-export-right';
import { auditSearchMigration } from './0063-audit-search';
import { draftsMigration } from './0067-drafts';
import { dailySheetsMigration } from './0069-daily-sheets';
import { loanLikenessMigration } from './0070-loan-likeness';
import { announcementDraftsMigration } from './0072-announcement-drafts';
import { severalPasswordLinksMigration } from './0075-several-password-links';
import { likenessRulesMigration } from './0076-likeness-rules';
import { decideRightMigration } from './0077-decide-right';
import { contactsMigration } from './0083-contacts';
import { loanEmailsMigration } from './0084-loan-emails';
import { sealedEmailsMigration } from './0085-sealed-emails';
import { underwriteRightMigration } from './0088-underwrite-right';
import { conditionTemplatesMigration } from './0090-condition-templates';
import { messagesMigration } from './0096-messages';
import { emailDeliveriesMigration } from './0099-email-deliveries';
import { templatesWithoutRecipientsMigration } from './0100-templates-without-recipients';
import { unreadMessagesMigration } from './0106-unread-messages';
import { pricingScenariosMigration } from './0112-pricing-scenarios';
import { faxNumbersMigration } from './0113-fax-numbers';
import { lenderLogoMigration } from './0114-lender-logo';
import { priceAdjustmentsMigration } from './0115-price-adjustments';
import { lockAlertsMigration } from './0116-lock-alerts';
import { lockPositionsMigration } from './0117-lock-positions';
import { priceRunsMigration } from './0118-price-runs';
import { positionCompensationMigration } from './0125-position-compensation';
import { ausAccountsMigration } from './0130-aus-accounts';
import { creditMigration } from './0131-credit';
import { signingMigration } from './0132-signing';
import { discloseRightMigration } from './0133-disclose-right';
import { documentPackagesMigration } from './0134-document-packages';
import { creditUsesMigration } from './0135-credit-uses';
import { ruleVersionsMigration } from './0140-rule-versions';
import { servicingMigration } from './0160-servicing';
import { batchesMigration } from './0170-batches';
import { packageRecipientsMigration } from './0171-package-recipients';
import { appraisalsMigration } from './0180-appraisals';
import { batchKeysMigration } from './0181-batch-keys';
import { feeTemplatesMigration } from './0182-fee-templates';
import { servicersMigration } from './0190-servicers';
import { transactionReversesMigration } from './0195-transaction-reverses';
import { hmdaMigration } from './0200-hmda';
import { postClosingMigration } from './0210-post-closing';
import { loanHistoryMigration } from './0215-loan-history';
import { openConditionsMigration } from './0216-open-conditions';
import { reportSchedulesMigration } from './0217-report-schedules';
import { investorConditionsMigration } from './0221-investor-conditions';
import { servicingNoticesMigration } from './0222-servicing-notices';
import { qualityControlMigration } from './0223-quality-control';
import { historyFollowsPipelineMigration } from './0225-history-follows-pipeline';
import { finalActionsMigration } from './0226-final-actions';
import { pipelineNamesMigration } from './0230-pipeline-names';
import { servicingAmountsMigration } from './0231-servicing-amounts';
import { hmdaConfirmationsMigration } from './0237-hmda-confirmations';
import { rightsChangesMigration } from './0240-rights-changes';
import { signInFactorsMigration } from './0241-sign-in-factors';
import { passkeysMigration } from './0242-passkeys';
import { oneReversalMigration } from './0243-one-reversal';
import { identitiesMigration } from './0244-identities';
import { signingChoicesMigration } from './0245-signing-choices';
import { paperMailingsMigration } from './0250-paper-mailings';
import { documentAccountsMigration } from './0251-document-accounts';
import { unlinkedAccountsMigration } from './0252-unlinked-accounts';
import { signingOfRemovedLoansMigration } from './0253-signing-of-removed-loans';
import { loanCreationsMigration } from './0270-loan-creations';
import { unprovedUsersMigration } from './0271-unproved-users';
import { providerLogoutsMigration } from './0272-provider-logouts';
import { proofPinsMigration } from './0273-proof-pins';
import { listedLoansMigration } from './0280-listed-loans';
import { collectCallsMigration } from './0281-collect-calls';
import { registrationsMigration } from './0290-registrations';
import { namesOfAScopeMigration } from './0300-names-of-a-scope';
import { writersOfChangesMigration } from './0310-writers-of-changes';

/**
 * All migrations of the schema `portal`, in order.
 * To add one, write `00NN-what-it-does.ts` beside this file, exporting one `{ up }`; take the next free number and add a line
 * below. Write table names with their schema (`portal.users`). Never edit or remove a released migration, and never write a
 * `down`: fix mistakes with another migration. All pending migrations run in one transaction, so `create index concurrently` is
 * not possible.
 */
export const portalMigrations: Migrations = {
  '0001-foundation': foundation,
  '0005-audit': audit,
  '0010-access': accessMigration,
  '0020-pipeline': pipelineMigration,
  '0021-organization': organizationMigration,
  '0022-live-changes': liveChangesMigration,
  '0030-people': peopleMigration,
  '0031-branch-and-company': branchAndCompanyMigration,
  '0032-programs': programsMigration,
  '0033-places': placesMigration,
  '0034-folder-files': folderFilesMigration,
  '0035-lender': lenderMigration,
  '0036-appraiser-exclusions': appraiserExclusionsMigration,
  '0037-transactions': transactionsMigration,
  '0038-loan-imports': loanImportsMigration,
  '0039-email-sent': emailSentMigration,
  '0040-temporary-passwords': temporaryPasswordsMigration,
  '0041-orders': ordersMigration,
  '0042-ui-access-by-role': uiAccessByRoleMigration,
  '0043-placeholder-loan-num': placeholderLoanNumMigration,
  '0044-limits-by-day': limitsByDayMigration,
  '0045-area-income': areaIncomeMigration,
  '0046-insurance-cards': insuranceCardsMigration,
  '0047-average-prime-offer-rates': aporMigration,
  '0048-branch-fees-in-catalog': branchFeesInCatalogMigration,
  '0049-letters-of-open-pages': lettersOfOpenPagesMigration,
  '0054-audit-address': auditAddressMigration,
  '0055-audit-chain': auditChainMigration,
  '0056-audit-anchors': auditAnchorsMigration,
  '0057-throttled': throttledMigration,
  '0058-password-links': passwordLinksMigration,
  '0059-session-limits': sessionLimitsMigration,
  '0062-export-right': exportRightMigration,
  '0063-audit-search': auditSearchMigration,
  '0067-drafts': draftsMigration,
  '0069-daily-sheets': dailySheetsMigration,
  '0070-loan-likeness': loanLikenessMigration,
  '0072-announcement-drafts': announcementDraftsMigration,
  '0075-several-password-links': severalPasswordLinksMigration,
  '0076-likeness-rules': likenessRulesMigration,
  '0077-decide-right': decideRightMigration,
  '0083-contacts': contactsMigration,
  '0084-loan-emails': loanEmailsMigration,
  '0085-sealed-emails': sealedEmailsMigration,
  '0088-underwrite-right': underwriteRightMigration,
  '0090-condition-templates': conditionTemplatesMigration,
  '0096-messages': messagesMigration,
  '0099-email-deliveries': emailDeliveriesMigration,
  '0100-templates-without-recipients': templatesWithoutRecipientsMigration,
  '0106-unread-messages': unreadMessagesMigration,
  '0112-pricing-scenarios': pricingScenariosMigration,
  '0113-fax-numbers': faxNumbersMigration,
  '0114-lender-logo': lenderLogoMigration,
  '0115-price-adjustments': priceAdjustmentsMigration,
  '0116-lock-alerts': lockAlertsMigration,
  '0117-lock-positions': lockPositionsMigration,
  '0118-price-runs': priceRunsMigration,
  '0125-position-compensation': positionCompensationMigration,
  '0130-aus-accounts': ausAccountsMigration,
  '0131-credit': creditMigration,
  '0132-signing': signingMigration,
  '0133-disclose-right': discloseRightMigration,
  '0134-document-packages': documentPackagesMigration,
  '0135-credit-uses': creditUsesMigration,
  '0140-rule-versions': ruleVersionsMigration,
  '0160-servicing': servicingMigration,
  '0170-batches': batchesMigration,
  '0171-package-recipients': packageRecipientsMigration,
  '0180-appraisals': appraisalsMigration,
  '0181-batch-keys': batchKeysMigration,
  '0182-fee-templates': feeTemplatesMigration,
  '0190-servicers': servicersMigration,
  '0195-transaction-reverses': transactionReversesMigration,
  '0200-hmda': hmdaMigration,
  '0210-post-closing': postClosingMigration,
  '0215-loan-history': loanHistoryMigration,
  '0216-open-conditions': openConditionsMigration,
  '0217-report-schedules': reportSchedulesMigration,
  '0221-investor-conditions': investorConditionsMigration,
  '0222-servicing-notices': servicingNoticesMigration,
  '0223-quality-control': qualityControlMigration,
  '0225-history-follows-pipeline': historyFollowsPipelineMigration,
  '0226-final-actions': finalActionsMigration,
  '0230-pipeline-names': pipelineNamesMigration,
  '0231-servicing-amounts': servicingAmountsMigration,
  '0237-hmda-confirmations': hmdaConfirmationsMigration,
  '0240-rights-changes': rightsChangesMigration,
  '0241-sign-in-factors': signInFactorsMigration,
  '0242-passkeys': passkeysMigration,
  '0243-one-reversal': oneReversalMigration,
  '0244-identities': identitiesMigration,
  '0245-signing-choices': signingChoicesMigration,
  '0250-paper-mailings': paperMailingsMigration,
  '0251-document-accounts': documentAccountsMigration,
  '0252-unlinked-accounts': unlinkedAccountsMigration,
  '0253-signing-of-removed-loans': signingOfRemovedLoansMigration,
  '0270-loan-creations': loanCreationsMigration,
  '0271-unproved-users': unprovedUsersMigration,
  '0272-provider-logouts': providerLogoutsMigration,
  '0273-proof-pins': proofPinsMigration,
  '0280-listed-loans': listedLoansMigration,
  '0281-collect-calls': collectCallsMigration,
  '0290-registrations': registrationsMigration,
  '0300-names-of-a-scope': namesOfAScopeMigration,
  '0310-writers-of-changes': writersOfChangesMigration,
};
