import { DraftRecovery as DraftRecovery_621425c33829506d3ea19a5c23d0106d } from '../../../../src/admin/draft-recovery/draft-recovery.tsx'
import { DateCell as DateCell_8ad7a3dd3d653aa66b9cb4a078477f7d } from '../../../../src/fields/date-cell.tsx'
import { DateField as DateField_b1fc9c385fb58561373dc7da93f3b2bc } from '../../../../src/fields/date-field.tsx'
import { MediaPicker as MediaPicker_59aff1a64313d82774887d0e1014edbb } from '../../../../src/admin/media-picker/media-picker.tsx'
import { SelectField as SelectField_b8609f8052d37eab407fe3e9f047b749 } from '../../../../src/fields/select-field.tsx'
import { ChangedByCell as ChangedByCell_77ed15239874a696809745e10cd18f22 } from '../../../../src/admin/changed-by.tsx'
import { ChangedByField as ChangedByField_77ed15239874a696809745e10cd18f22 } from '../../../../src/admin/changed-by.tsx'
import { DateTimeCell as DateTimeCell_e9db0981c8f02565eb7817341bc8a912 } from '../../../../src/admin/date-time-cell.tsx'
import { Hidden as Hidden_828d9634ecdbe3df0d8d55c40959900c } from '../../../../src/admin/hidden.tsx'
import { SkipToPublish as SkipToPublish_d3035698745f7eaea3ef25bad0a20401 } from '../../../../src/admin/skip-to-publish.tsx'
import { VisibilityCell as VisibilityCell_fe5885a8dcbc4aa02aa8a76943f6faaa } from '../../../../src/admin/visibility/visibility-cell.tsx'
import { ScheduleField as ScheduleField_7969fdeccab04f4ab0d32b494c10f751 } from '../../../../src/admin/schedule-field.tsx'
import { SaveDraft as SaveDraft_9ba7df4455573cdfd3c276540d223df2 } from '../../../../src/admin/draft-recovery/save-draft.tsx'
import { VisibilityStatus as VisibilityStatus_30532315db3d9e813cc70ca45b8acdd8 } from '../../../../src/admin/visibility/visibility-status.tsx'
import { Unpublish as Unpublish_f9f5edb2af861912371c83109576910f } from '../../../../src/admin/visibility/unpublish.tsx'
import { ConsentNotice as ConsentNotice_488b4be485c26de6839b75df3be2a35a } from '../../../../src/admin/consent-notice.tsx'
import { ImportLink as ImportLink_95fc14e09aab05665fd6ed383f4cd56f } from '../../../../src/admin/import-link.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FlushEditorClient as FlushEditorClient_318cf21a035221a145bc896b9a035d59 } from '../../../../src/admin/draft-recovery/flush-editor.tsx'
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
import { MenuGroup as MenuGroup_293b8f365a6d38e293c1a9ed82167078 } from '../../../../src/admin/menu-group.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ResetPageToSample as ResetPageToSample_f5373466057b93701241cf2d8f556f5c } from '../../../../src/admin/reset-to-sample.tsx'
import { WhereUsed as WhereUsed_1df5102dfe4dc3afb5e6d72141c9a5f7 } from '../../../../src/admin/visibility/where-used.tsx'
import { BulkUpload as BulkUpload_8eeac442fae7d9d9950d0c71ef2cf192 } from '../../../../src/admin/media-picker/file-input.tsx'
import { DateTimeField as DateTimeField_3a3cc98aab592cd46fc355559677e15d } from '../../../../src/admin/date-time-field.tsx'
import { HandledCell as HandledCell_3194aff00891e3e78a67d67b9e15657a } from '../../../../src/admin/handled-cell.tsx'
import { ResolveMessage as ResolveMessage_0cc80a1f4cebdac9f8549f43c646e01f } from '../../../../src/admin/resolve-message.tsx'
import { RemovalRequest as RemovalRequest_2b4e85173b701ea7367ee10314cc14a9 } from '../../../../src/admin/removal-request.tsx'
import { RecipientsNotice as RecipientsNotice_0b40b8bea8a5c78f578a33f59fbac9ae } from '../../../../src/admin/recipients-notice.tsx'
import { ExportLink as ExportLink_015412cac3187c5230bc5978b84d2586 } from '../../../../src/admin/export-link.tsx'
import { NewsletterSending as NewsletterSending_49291e9f26d230da908a33d1410fc07e } from '../../../../src/admin/newsletter-sending.tsx'
import { MailNotice as MailNotice_c7804d07cdfbc1c62327db2f0179da07 } from '../../../../src/admin/mail-notice.tsx'
import { InvitationNotice as InvitationNotice_fa88b70d7b85fb54ee5bc4ca5d219a15 } from '../../../../src/admin/invitation-notice.tsx'
import { ChangeEmail as ChangeEmail_73fa9fe5409e8ff5bc16c2f1ba5ca926 } from '../../../../src/admin/change-email.tsx'
import { ChangePassword as ChangePassword_b746ac8fe1e75d4b826c7d9276b351d0 } from '../../../../src/admin/change-password.tsx'
import { TwoFactorLink as TwoFactorLink_0be2debb69e5f794c82006e734b06c83 } from '../../../../src/admin/two-factor-link.tsx'
import { TranslatedCell as TranslatedCell_4a32f782c2458f2fa854c6ece1182226 } from '../../../../src/admin/translated-cell.tsx'
import { TranslatedField as TranslatedField_a1f49780638ec670e000420655781e44 } from '../../../../src/admin/translated-field.tsx'
import { ListNameCell as ListNameCell_d4774d017853bdfec7c0f38055e14052 } from '../../../../src/admin/list-name.tsx'
import { ListNameField as ListNameField_d4774d017853bdfec7c0f38055e14052 } from '../../../../src/admin/list-name.tsx'
import { SendAgain as SendAgain_87c8790159145a93541b216f5e7a1322 } from '../../../../src/admin/send-again.tsx'
import { EmailState as EmailState_49744597f9ac9022895c22def23f55bc } from '../../../../src/admin/email-state.tsx'
import { ResetToSample as ResetToSample_f5373466057b93701241cf2d8f556f5c } from '../../../../src/admin/reset-to-sample.tsx'
import { ColourField as ColourField_0b25720ddeaa3ba5e2330f20e0bbca6a } from '../../../../src/fields/colour-field.tsx'
import { ColourPreview as ColourPreview_f12bb0846fa7b0210c78adcc7223d0d2 } from '../../../../src/admin/colour-preview.tsx'
import { PasswordChangeNotice as PasswordChangeNotice_f2b81bf1afe26fdb3d11ec6701eba481 } from '../../../../src/admin/password-change-notice.tsx'
import { KeepSignedIn as KeepSignedIn_e5e2ae4a74452e36e97d22a73e852810 } from '../../../../src/admin/keep-signed-in.tsx'
import { LanguagePreference as LanguagePreference_6469b066adb5de437f9d30769285c41e } from '../../../../src/admin/language.tsx'
import { AccessibilityFixes as AccessibilityFixes_e8da70c6d7c6a8f09fd2b024d4d003cd } from '../../../../src/admin/accessibility-fixes.tsx'
import { Icon as Icon_8528b7f5bec013d65435ecb9bf84bc94 } from '../../../../src/admin/logo.tsx'
import { Logo as Logo_8528b7f5bec013d65435ecb9bf84bc94 } from '../../../../src/admin/logo.tsx'
import { ClearDrafts as ClearDrafts_bd48b3beadde4dee51c86e0d1f34d812 } from '../../../../src/admin/draft-recovery/clear-drafts.tsx'
import { ForgottenPassword as ForgottenPassword_b7adbcaf4190e767bc3b7e9cd94be391 } from '../../../../src/admin/forgotten-password.tsx'
import { LanguageButton as LanguageButton_6469b066adb5de437f9d30769285c41e } from '../../../../src/admin/language.tsx'
import { Dashboard as Dashboard_7c966abd9f014562159c44d170f5b77b } from '../../../../src/admin/dashboard.tsx'
import { ImportView as ImportView_769ef4b5516e54e3f35af988c5f1a9de } from '../../../../src/admin/import-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/draft-recovery/draft-recovery.tsx#DraftRecovery": DraftRecovery_621425c33829506d3ea19a5c23d0106d,
  "/src/fields/date-cell.tsx#DateCell": DateCell_8ad7a3dd3d653aa66b9cb4a078477f7d,
  "/src/fields/date-field.tsx#DateField": DateField_b1fc9c385fb58561373dc7da93f3b2bc,
  "/src/admin/media-picker/media-picker.tsx#MediaPicker": MediaPicker_59aff1a64313d82774887d0e1014edbb,
  "/src/fields/select-field.tsx#SelectField": SelectField_b8609f8052d37eab407fe3e9f047b749,
  "/src/admin/changed-by.tsx#ChangedByCell": ChangedByCell_77ed15239874a696809745e10cd18f22,
  "/src/admin/changed-by.tsx#ChangedByField": ChangedByField_77ed15239874a696809745e10cd18f22,
  "/src/admin/date-time-cell.tsx#DateTimeCell": DateTimeCell_e9db0981c8f02565eb7817341bc8a912,
  "/src/admin/hidden.tsx#Hidden": Hidden_828d9634ecdbe3df0d8d55c40959900c,
  "/src/admin/skip-to-publish.tsx#SkipToPublish": SkipToPublish_d3035698745f7eaea3ef25bad0a20401,
  "/src/admin/visibility/visibility-cell.tsx#VisibilityCell": VisibilityCell_fe5885a8dcbc4aa02aa8a76943f6faaa,
  "/src/admin/schedule-field.tsx#ScheduleField": ScheduleField_7969fdeccab04f4ab0d32b494c10f751,
  "/src/admin/draft-recovery/save-draft.tsx#SaveDraft": SaveDraft_9ba7df4455573cdfd3c276540d223df2,
  "/src/admin/visibility/visibility-status.tsx#VisibilityStatus": VisibilityStatus_30532315db3d9e813cc70ca45b8acdd8,
  "/src/admin/visibility/unpublish.tsx#Unpublish": Unpublish_f9f5edb2af861912371c83109576910f,
  "/src/admin/consent-notice.tsx#ConsentNotice": ConsentNotice_488b4be485c26de6839b75df3be2a35a,
  "/src/admin/import-link.tsx#ImportLink": ImportLink_95fc14e09aab05665fd6ed383f4cd56f,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/admin/draft-recovery/flush-editor.tsx#FlushEditorClient": FlushEditorClient_318cf21a035221a145bc896b9a035d59,
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
  "/src/admin/menu-group.tsx#MenuGroup": MenuGroup_293b8f365a6d38e293c1a9ed82167078,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/reset-to-sample.tsx#ResetPageToSample": ResetPageToSample_f5373466057b93701241cf2d8f556f5c,
  "/src/admin/visibility/where-used.tsx#WhereUsed": WhereUsed_1df5102dfe4dc3afb5e6d72141c9a5f7,
  "/src/admin/media-picker/file-input.tsx#BulkUpload": BulkUpload_8eeac442fae7d9d9950d0c71ef2cf192,
  "/src/admin/date-time-field.tsx#DateTimeField": DateTimeField_3a3cc98aab592cd46fc355559677e15d,
  "/src/admin/handled-cell.tsx#HandledCell": HandledCell_3194aff00891e3e78a67d67b9e15657a,
  "/src/admin/resolve-message.tsx#ResolveMessage": ResolveMessage_0cc80a1f4cebdac9f8549f43c646e01f,
  "/src/admin/removal-request.tsx#RemovalRequest": RemovalRequest_2b4e85173b701ea7367ee10314cc14a9,
  "/src/admin/recipients-notice.tsx#RecipientsNotice": RecipientsNotice_0b40b8bea8a5c78f578a33f59fbac9ae,
  "/src/admin/export-link.tsx#ExportLink": ExportLink_015412cac3187c5230bc5978b84d2586,
  "/src/admin/newsletter-sending.tsx#NewsletterSending": NewsletterSending_49291e9f26d230da908a33d1410fc07e,
  "/src/admin/mail-notice.tsx#MailNotice": MailNotice_c7804d07cdfbc1c62327db2f0179da07,
  "/src/admin/invitation-notice.tsx#InvitationNotice": InvitationNotice_fa88b70d7b85fb54ee5bc4ca5d219a15,
  "/src/admin/change-email.tsx#ChangeEmail": ChangeEmail_73fa9fe5409e8ff5bc16c2f1ba5ca926,
  "/src/admin/change-password.tsx#ChangePassword": ChangePassword_b746ac8fe1e75d4b826c7d9276b351d0,
  "/src/admin/two-factor-link.tsx#TwoFactorLink": TwoFactorLink_0be2debb69e5f794c82006e734b06c83,
  "/src/admin/translated-cell.tsx#TranslatedCell": TranslatedCell_4a32f782c2458f2fa854c6ece1182226,
  "/src/admin/translated-field.tsx#TranslatedField": TranslatedField_a1f49780638ec670e000420655781e44,
  "/src/admin/list-name.tsx#ListNameCell": ListNameCell_d4774d017853bdfec7c0f38055e14052,
  "/src/admin/list-name.tsx#ListNameField": ListNameField_d4774d017853bdfec7c0f38055e14052,
  "/src/admin/send-again.tsx#SendAgain": SendAgain_87c8790159145a93541b216f5e7a1322,
  "/src/admin/email-state.tsx#EmailState": EmailState_49744597f9ac9022895c22def23f55bc,
  "/src/admin/reset-to-sample.tsx#ResetToSample": ResetToSample_f5373466057b93701241cf2d8f556f5c,
  "/src/fields/colour-field.tsx#ColourField": ColourField_0b25720ddeaa3ba5e2330f20e0bbca6a,
  "/src/admin/colour-preview.tsx#ColourPreview": ColourPreview_f12bb0846fa7b0210c78adcc7223d0d2,
  "/src/admin/password-change-notice.tsx#PasswordChangeNotice": PasswordChangeNotice_f2b81bf1afe26fdb3d11ec6701eba481,
  "/src/admin/keep-signed-in.tsx#KeepSignedIn": KeepSignedIn_e5e2ae4a74452e36e97d22a73e852810,
  "/src/admin/language.tsx#LanguagePreference": LanguagePreference_6469b066adb5de437f9d30769285c41e,
  "/src/admin/accessibility-fixes.tsx#AccessibilityFixes": AccessibilityFixes_e8da70c6d7c6a8f09fd2b024d4d003cd,
  "/src/admin/logo.tsx#Icon": Icon_8528b7f5bec013d65435ecb9bf84bc94,
  "/src/admin/logo.tsx#Logo": Logo_8528b7f5bec013d65435ecb9bf84bc94,
  "/src/admin/draft-recovery/clear-drafts.tsx#ClearDrafts": ClearDrafts_bd48b3beadde4dee51c86e0d1f34d812,
  "/src/admin/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_b7adbcaf4190e767bc3b7e9cd94be391,
  "/src/admin/language.tsx#LanguageButton": LanguageButton_6469b066adb5de437f9d30769285c41e,
  "/src/admin/dashboard.tsx#Dashboard": Dashboard_7c966abd9f014562159c44d170f5b77b,
  "/src/admin/import-view.tsx#ImportView": ImportView_769ef4b5516e54e3f35af988c5f1a9de,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
