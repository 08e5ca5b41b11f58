import { KeptWords as KeptWords_bef480e0338f3d176738cbdc258ba8a4 } from '../../../../src/desk/kept-words.tsx'
import { DateCell as DateCell_8ad7a3dd3d653aa66b9cb4a078477f7d } from '../../../../src/fields/date-cell.tsx'
import { DateField as DateField_b1fc9c385fb58561373dc7da93f3b2bc } from '../../../../src/fields/date-field.tsx'
import { MediaPicker as MediaPicker_59aff1a64313d82774887d0e1014edbb } from '../../../../src/admin/media-picker/media-picker.tsx'
import { SelectField as SelectField_b8609f8052d37eab407fe3e9f047b749 } from '../../../../src/fields/select-field.tsx'
import { ChangedByCell as ChangedByCell_708cba255d904cb59459fca4c1ad8efc } from '../../../../src/desk/changed-by.tsx'
import { ChangedByField as ChangedByField_708cba255d904cb59459fca4c1ad8efc } from '../../../../src/desk/changed-by.tsx'
import { MomentCell as MomentCell_e07e301b08983313cb5a4506652df730 } from '../../../../src/desk/moment-cell.tsx'
import { Nothing as Nothing_9735d8fa5d5da43cf695ce4492b32af6 } from '../../../../src/desk/nothing.tsx'
import { BackToPublish as BackToPublish_458648c09f78d7968e25be22d19a8379 } from '../../../../src/desk/back-to-publish.tsx'
import { StandingCell as StandingCell_127019bd0a463f587c0b3a672d777a2e } from '../../../../src/desk/standing-cell.tsx'
import { ScheduleField as ScheduleField_94005dac7ae431e66f7ea07570bd6044 } from '../../../../src/desk/schedule-field.tsx'
import { SaveDraft as SaveDraft_929aa0266d802f2fe4791dcb79d414e1 } from '../../../../src/desk/typing/save-draft.tsx'
import { StandingStatus as StandingStatus_d7c80d5274c29617ed3ee23f757866d8 } from '../../../../src/desk/standing-status.tsx'
import { Unpublish as Unpublish_216a8d9e33df4d512ce350630a15146a } from '../../../../src/desk/unpublish.tsx'
import { ConsentSentence as ConsentSentence_6a1ec9facb4e83992e468c7a244b9918 } from '../../../../src/desk/consent-sentence.tsx'
import { ImportLink as ImportLink_ebb0ea2cddc94c94d6e3988f43fe3f25 } from '../../../../src/desk/import-link.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TextAtOnceClient as TextAtOnceClient_7c37abcb6371302ed266ad0c252d897d } from '../../../../src/desk/typing/text-at-once.tsx'
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
import { MenuGroup as MenuGroup_b8b0845573fca44c82f9625526fbc880 } from '../../../../src/desk/menu-group.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BackToSampleText as BackToSampleText_a26d8d527ca6ba61c0c5f00484e9a087 } from '../../../../src/desk/back-to-sample-text.tsx'
import { WhereUsed as WhereUsed_16a15ea18c18cf8b39ee63a5f5f0e206 } from '../../../../src/desk/where-used.tsx'
import { BulkUpload as BulkUpload_8eeac442fae7d9d9950d0c71ef2cf192 } from '../../../../src/admin/media-picker/file-input.tsx'
import { MomentField as MomentField_387bd1395395b126e2e4a4eada844dba } from '../../../../src/desk/moment-field.tsx'
import { HandledCell as HandledCell_9cf3ee180d874e103893103fa8d36ba3 } from '../../../../src/desk/handled-cell.tsx'
import { DealWith as DealWith_c34f8021dd6d8579302c1ad43b57b356 } from '../../../../src/desk/deal-with.tsx'
import { RemovalRequest as RemovalRequest_40841f64760c77a86b8b88aebba73d27 } from '../../../../src/desk/removal-request.tsx'
import { HearersSentence as HearersSentence_9693d99a3f209bf6a333f673d27afaa8 } from '../../../../src/desk/hearers-sentence.tsx'
import { ExportLink as ExportLink_95d6bc89fda14e89ab915d45ad5026d6 } from '../../../../src/desk/export-link.tsx'
import { MailingSending as MailingSending_cc9370e6cf7d73a8fa9824b79acc4278 } from '../../../../src/desk/mailing-sending.tsx'
import { MailSentence as MailSentence_a9de18592bf3f2362dfd51c5c49b04d4 } from '../../../../src/desk/mail-sentence.tsx'
import { InvitationSentence as InvitationSentence_5d3bc3c6c97ede78738a92cb17ada3e6 } from '../../../../src/desk/invitation-sentence.tsx'
import { OwnEmail as OwnEmail_ca95df204bee8c018501decab614ee88 } from '../../../../src/desk/own-email.tsx'
import { OwnPassword as OwnPassword_33312c62f4f3ba79dd8aad0097cb9316 } from '../../../../src/desk/own-password.tsx'
import { SecondStepLink as SecondStepLink_873f8ad56c2b40bce65532e73c86c30f } from '../../../../src/desk/second-step-link.tsx'
import { RetoldCell as RetoldCell_1b64863bb7662ed60d4d4cd7e850989b } from '../../../../src/desk/retold-cell.tsx'
import { RetoldField as RetoldField_1846a29c3a2a32ba754824d567cf5665 } from '../../../../src/desk/retold-field.tsx'
import { ListNameCell as ListNameCell_3303a3a3fd395a3fbc99664b402f59b9 } from '../../../../src/desk/list-name.tsx'
import { ListNameField as ListNameField_3303a3a3fd395a3fbc99664b402f59b9 } from '../../../../src/desk/list-name.tsx'
import { BackToSample as BackToSample_e7fbacb4031fb18012f73b883f6453e8 } from '../../../../src/desk/back-to-sample.tsx'
import { ColourField as ColourField_0b25720ddeaa3ba5e2330f20e0bbca6a } from '../../../../src/fields/colour-field.tsx'
import { ShownColours as ShownColours_332fb39a33b21d50ed2fdc3caed4959a } from '../../../../src/desk/shown-colours.tsx'
import { OwnPasswordNotice as OwnPasswordNotice_f16d123187841d16065043d1cb329531 } from '../../../../src/desk/own-password-notice.tsx'
import { KeepSignedIn as KeepSignedIn_0933267329b17d6a09e019b9ae9ab501 } from '../../../../src/desk/keep-signed-in.tsx'
import { LanguagePreference as LanguagePreference_6469b066adb5de437f9d30769285c41e } from '../../../../src/admin/language.tsx'
import { AccessibilityFixes as AccessibilityFixes_e8da70c6d7c6a8f09fd2b024d4d003cd } from '../../../../src/admin/accessibility-fixes.tsx'
import { Icon as Icon_2c373271f9549bde3fa4c62a69734091 } from '../../../../src/desk/logo.tsx'
import { Logo as Logo_2c373271f9549bde3fa4c62a69734091 } from '../../../../src/desk/logo.tsx'
import { FieldData as FieldData_489718f0a9e5ec3825bf5fc5c74a15f0 } from '../../../../src/desk/field-data.tsx'
import { ForgetDrafts as ForgetDrafts_2162c47ece95cdb9b05ab77df034db91 } from '../../../../src/desk/forget-drafts.tsx'
import { ForgottenPassword as ForgottenPassword_6218202787fe8cb2040a3aa4e0a91160 } from '../../../../src/desk/forgotten-password.tsx'
import { LanguageButton as LanguageButton_6469b066adb5de437f9d30769285c41e } from '../../../../src/admin/language.tsx'
import { OwnPasswordFirst as OwnPasswordFirst_66c6f221a73fadcd478ad2882d69de31 } from '../../../../src/desk/own-password-first.tsx'
import { EmergencyPanel as EmergencyPanel_07c9a12317fdb773de51bda87282ac0a } from '../../../../src/desk/emergency-panel.tsx'
import { FirstRunFirst as FirstRunFirst_f958eb95bedf089b28e664af45cec64f } from '../../../../src/desk/first-run-first.tsx'
import { TodaysList as TodaysList_d49b45b19eee6d8044bebe111ad25e6d } from '../../../../src/desk/todays-list.tsx'
import { FirstRun as FirstRun_e4ddaad178dd7513b127c60236a98d9b } from '../../../../src/desk/first-run.tsx'
import { ImportView as ImportView_99336c2bdda6fd3a6081d970439a2f69 } from '../../../../src/desk/import-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/desk/kept-words.tsx#KeptWords": KeptWords_bef480e0338f3d176738cbdc258ba8a4,
  "/src/fields/date-cell.tsx#DateCell": DateCell_8ad7a3dd3d653aa66b9cb4a078477f7d,
  "/src/fields/date-field.tsx#DateField": DateField_b1fc9c385fb58561373dc7da93f3b2bc,
  "/src/admin/media-picker/media-picker.tsx#MediaPicker": MediaPicker_59aff1a64313d82774887d0e1014edbb,
  "/src/fields/select-field.tsx#SelectField": SelectField_b8609f8052d37eab407fe3e9f047b749,
  "/src/desk/changed-by.tsx#ChangedByCell": ChangedByCell_708cba255d904cb59459fca4c1ad8efc,
  "/src/desk/changed-by.tsx#ChangedByField": ChangedByField_708cba255d904cb59459fca4c1ad8efc,
  "/src/desk/moment-cell.tsx#MomentCell": MomentCell_e07e301b08983313cb5a4506652df730,
  "/src/desk/nothing.tsx#Nothing": Nothing_9735d8fa5d5da43cf695ce4492b32af6,
  "/src/desk/back-to-publish.tsx#BackToPublish": BackToPublish_458648c09f78d7968e25be22d19a8379,
  "/src/desk/standing-cell.tsx#StandingCell": StandingCell_127019bd0a463f587c0b3a672d777a2e,
  "/src/desk/schedule-field.tsx#ScheduleField": ScheduleField_94005dac7ae431e66f7ea07570bd6044,
  "/src/desk/typing/save-draft.tsx#SaveDraft": SaveDraft_929aa0266d802f2fe4791dcb79d414e1,
  "/src/desk/standing-status.tsx#StandingStatus": StandingStatus_d7c80d5274c29617ed3ee23f757866d8,
  "/src/desk/unpublish.tsx#Unpublish": Unpublish_216a8d9e33df4d512ce350630a15146a,
  "/src/desk/consent-sentence.tsx#ConsentSentence": ConsentSentence_6a1ec9facb4e83992e468c7a244b9918,
  "/src/desk/import-link.tsx#ImportLink": ImportLink_ebb0ea2cddc94c94d6e3988f43fe3f25,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/desk/typing/text-at-once.tsx#TextAtOnceClient": TextAtOnceClient_7c37abcb6371302ed266ad0c252d897d,
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
  "/src/desk/menu-group.tsx#MenuGroup": MenuGroup_b8b0845573fca44c82f9625526fbc880,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/desk/back-to-sample-text.tsx#BackToSampleText": BackToSampleText_a26d8d527ca6ba61c0c5f00484e9a087,
  "/src/desk/where-used.tsx#WhereUsed": WhereUsed_16a15ea18c18cf8b39ee63a5f5f0e206,
  "/src/admin/media-picker/file-input.tsx#BulkUpload": BulkUpload_8eeac442fae7d9d9950d0c71ef2cf192,
  "/src/desk/moment-field.tsx#MomentField": MomentField_387bd1395395b126e2e4a4eada844dba,
  "/src/desk/handled-cell.tsx#HandledCell": HandledCell_9cf3ee180d874e103893103fa8d36ba3,
  "/src/desk/deal-with.tsx#DealWith": DealWith_c34f8021dd6d8579302c1ad43b57b356,
  "/src/desk/removal-request.tsx#RemovalRequest": RemovalRequest_40841f64760c77a86b8b88aebba73d27,
  "/src/desk/hearers-sentence.tsx#HearersSentence": HearersSentence_9693d99a3f209bf6a333f673d27afaa8,
  "/src/desk/export-link.tsx#ExportLink": ExportLink_95d6bc89fda14e89ab915d45ad5026d6,
  "/src/desk/mailing-sending.tsx#MailingSending": MailingSending_cc9370e6cf7d73a8fa9824b79acc4278,
  "/src/desk/mail-sentence.tsx#MailSentence": MailSentence_a9de18592bf3f2362dfd51c5c49b04d4,
  "/src/desk/invitation-sentence.tsx#InvitationSentence": InvitationSentence_5d3bc3c6c97ede78738a92cb17ada3e6,
  "/src/desk/own-email.tsx#OwnEmail": OwnEmail_ca95df204bee8c018501decab614ee88,
  "/src/desk/own-password.tsx#OwnPassword": OwnPassword_33312c62f4f3ba79dd8aad0097cb9316,
  "/src/desk/second-step-link.tsx#SecondStepLink": SecondStepLink_873f8ad56c2b40bce65532e73c86c30f,
  "/src/desk/retold-cell.tsx#RetoldCell": RetoldCell_1b64863bb7662ed60d4d4cd7e850989b,
  "/src/desk/retold-field.tsx#RetoldField": RetoldField_1846a29c3a2a32ba754824d567cf5665,
  "/src/desk/list-name.tsx#ListNameCell": ListNameCell_3303a3a3fd395a3fbc99664b402f59b9,
  "/src/desk/list-name.tsx#ListNameField": ListNameField_3303a3a3fd395a3fbc99664b402f59b9,
  "/src/desk/back-to-sample.tsx#BackToSample": BackToSample_e7fbacb4031fb18012f73b883f6453e8,
  "/src/fields/colour-field.tsx#ColourField": ColourField_0b25720ddeaa3ba5e2330f20e0bbca6a,
  "/src/desk/shown-colours.tsx#ShownColours": ShownColours_332fb39a33b21d50ed2fdc3caed4959a,
  "/src/desk/own-password-notice.tsx#OwnPasswordNotice": OwnPasswordNotice_f16d123187841d16065043d1cb329531,
  "/src/desk/keep-signed-in.tsx#KeepSignedIn": KeepSignedIn_0933267329b17d6a09e019b9ae9ab501,
  "/src/admin/language.tsx#LanguagePreference": LanguagePreference_6469b066adb5de437f9d30769285c41e,
  "/src/admin/accessibility-fixes.tsx#AccessibilityFixes": AccessibilityFixes_e8da70c6d7c6a8f09fd2b024d4d003cd,
  "/src/desk/logo.tsx#Icon": Icon_2c373271f9549bde3fa4c62a69734091,
  "/src/desk/logo.tsx#Logo": Logo_2c373271f9549bde3fa4c62a69734091,
  "/src/desk/field-data.tsx#FieldData": FieldData_489718f0a9e5ec3825bf5fc5c74a15f0,
  "/src/desk/forget-drafts.tsx#ForgetDrafts": ForgetDrafts_2162c47ece95cdb9b05ab77df034db91,
  "/src/desk/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_6218202787fe8cb2040a3aa4e0a91160,
  "/src/admin/language.tsx#LanguageButton": LanguageButton_6469b066adb5de437f9d30769285c41e,
  "/src/desk/own-password-first.tsx#OwnPasswordFirst": OwnPasswordFirst_66c6f221a73fadcd478ad2882d69de31,
  "/src/desk/emergency-panel.tsx#EmergencyPanel": EmergencyPanel_07c9a12317fdb773de51bda87282ac0a,
  "/src/desk/first-run-first.tsx#FirstRunFirst": FirstRunFirst_f958eb95bedf089b28e664af45cec64f,
  "/src/desk/todays-list.tsx#TodaysList": TodaysList_d49b45b19eee6d8044bebe111ad25e6d,
  "/src/desk/first-run.tsx#FirstRun": FirstRun_e4ddaad178dd7513b127c60236a98d9b,
  "/src/desk/import-view.tsx#ImportView": ImportView_99336c2bdda6fd3a6081d970439a2f69,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
