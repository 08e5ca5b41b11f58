import { StaleForm as StaleForm_b7dd519df3918f33dbfe3f90e5d9f3af } from '../../../../src/desk/stale-form.tsx'
import { DayField as DayField_355bfc5a935934b6dd5a25256fcb20b1 } from '../../../../src/desk/day-field.tsx'
import { MomentCell as MomentCell_e07e301b08983313cb5a4506652df730 } from '../../../../src/desk/moment-cell.tsx'
import { StandingCell as StandingCell_127019bd0a463f587c0b3a672d777a2e } from '../../../../src/desk/standing-cell.tsx'
import { Nothing as Nothing_9735d8fa5d5da43cf695ce4492b32af6 } from '../../../../src/desk/nothing.tsx'
import { NeverPublished as NeverPublished_0147aa34d3a584ddaa526268fdf970a8 } from '../../../../src/desk/never-published.tsx'
import { StandingStatus as StandingStatus_d7c80d5274c29617ed3ee23f757866d8 } from '../../../../src/desk/standing-status.tsx'
import { RestoreAsDraft as RestoreAsDraft_06595a9250ce72ead49121c44be4aa4f } from '../../../../src/desk/restore-as-draft.tsx'
import { ConsentSentence as ConsentSentence_6a1ec9facb4e83992e468c7a244b9918 } from '../../../../src/desk/consent-sentence.tsx'
import { ImportLink as ImportLink_ebb0ea2cddc94c94d6e3988f43fe3f25 } from '../../../../src/desk/import-link.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WhereUsed as WhereUsed_16a15ea18c18cf8b39ee63a5f5f0e206 } from '../../../../src/desk/where-used.tsx'
import { MomentField as MomentField_387bd1395395b126e2e4a4eada844dba } from '../../../../src/desk/moment-field.tsx'
import { RemovalRequest as RemovalRequest_40841f64760c77a86b8b88aebba73d27 } from '../../../../src/desk/removal-request.tsx'
import { SecondStepLink as SecondStepLink_873f8ad56c2b40bce65532e73c86c30f } from '../../../../src/desk/second-step-link.tsx'
import { OwnPasswordNotice as OwnPasswordNotice_f16d123187841d16065043d1cb329531 } from '../../../../src/desk/own-password-notice.tsx'
import { Icon as Icon_2c373271f9549bde3fa4c62a69734091 } from '../../../../src/desk/logo.tsx'
import { Logo as Logo_2c373271f9549bde3fa4c62a69734091 } from '../../../../src/desk/logo.tsx'
import { ForgottenPassword as ForgottenPassword_6218202787fe8cb2040a3aa4e0a91160 } from '../../../../src/desk/forgotten-password.tsx'
import { OwnPasswordFirst as OwnPasswordFirst_66c6f221a73fadcd478ad2882d69de31 } from '../../../../src/desk/own-password-first.tsx'
import { EmergencyPanel as EmergencyPanel_07c9a12317fdb773de51bda87282ac0a } from '../../../../src/desk/emergency-panel.tsx'
import { FailedSchedules as FailedSchedules_4bfffbf9af81508b45987e1073d7b1eb } from '../../../../src/desk/failed-schedules.tsx'
import { ImportView as ImportView_99336c2bdda6fd3a6081d970439a2f69 } from '../../../../src/desk/import-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/desk/stale-form.tsx#StaleForm": StaleForm_b7dd519df3918f33dbfe3f90e5d9f3af,
  "/src/desk/day-field.tsx#DayField": DayField_355bfc5a935934b6dd5a25256fcb20b1,
  "/src/desk/moment-cell.tsx#MomentCell": MomentCell_e07e301b08983313cb5a4506652df730,
  "/src/desk/standing-cell.tsx#StandingCell": StandingCell_127019bd0a463f587c0b3a672d777a2e,
  "/src/desk/nothing.tsx#Nothing": Nothing_9735d8fa5d5da43cf695ce4492b32af6,
  "/src/desk/never-published.tsx#NeverPublished": NeverPublished_0147aa34d3a584ddaa526268fdf970a8,
  "/src/desk/standing-status.tsx#StandingStatus": StandingStatus_d7c80d5274c29617ed3ee23f757866d8,
  "/src/desk/restore-as-draft.tsx#RestoreAsDraft": RestoreAsDraft_06595a9250ce72ead49121c44be4aa4f,
  "/src/desk/consent-sentence.tsx#ConsentSentence": ConsentSentence_6a1ec9facb4e83992e468c7a244b9918,
  "/src/desk/import-link.tsx#ImportLink": ImportLink_ebb0ea2cddc94c94d6e3988f43fe3f25,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/desk/where-used.tsx#WhereUsed": WhereUsed_16a15ea18c18cf8b39ee63a5f5f0e206,
  "/src/desk/moment-field.tsx#MomentField": MomentField_387bd1395395b126e2e4a4eada844dba,
  "/src/desk/removal-request.tsx#RemovalRequest": RemovalRequest_40841f64760c77a86b8b88aebba73d27,
  "/src/desk/second-step-link.tsx#SecondStepLink": SecondStepLink_873f8ad56c2b40bce65532e73c86c30f,
  "/src/desk/own-password-notice.tsx#OwnPasswordNotice": OwnPasswordNotice_f16d123187841d16065043d1cb329531,
  "/src/desk/logo.tsx#Icon": Icon_2c373271f9549bde3fa4c62a69734091,
  "/src/desk/logo.tsx#Logo": Logo_2c373271f9549bde3fa4c62a69734091,
  "/src/desk/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_6218202787fe8cb2040a3aa4e0a91160,
  "/src/desk/own-password-first.tsx#OwnPasswordFirst": OwnPasswordFirst_66c6f221a73fadcd478ad2882d69de31,
  "/src/desk/emergency-panel.tsx#EmergencyPanel": EmergencyPanel_07c9a12317fdb773de51bda87282ac0a,
  "/src/desk/failed-schedules.tsx#FailedSchedules": FailedSchedules_4bfffbf9af81508b45987e1073d7b1eb,
  "/src/desk/import-view.tsx#ImportView": ImportView_99336c2bdda6fd3a6081d970439a2f69,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
