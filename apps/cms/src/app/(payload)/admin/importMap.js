import { DraftRecovery as DraftRecovery_621425c33829506d3ea19a5c23d0106d } from '../../../../src/admin/draft-recovery/draft-recovery.tsx'
import { DateCell as DateCell_8ad7a3dd3d653aa66b9cb4a078477f7d } from '../../../../src/fields/date-cell.tsx'
import { DateField as DateField_b1fc9c385fb58561373dc7da93f3b2bc } from '../../../../src/fields/date-field.tsx'
import { MediaPicker as MediaPicker_59aff1a64313d82774887d0e1014edbb } from '../../../../src/admin/media-picker/media-picker.tsx'
import { SelectField as SelectField_b8609f8052d37eab407fe3e9f047b749 } from '../../../../src/fields/select-field.tsx'
import { ChangedByCell as ChangedByCell_65807ec21a8e7d1fb20a8fc8be083cd5 } from '../../../../src/fields/read-only-fields.tsx'
import { ChangedByField as ChangedByField_65807ec21a8e7d1fb20a8fc8be083cd5 } from '../../../../src/fields/read-only-fields.tsx'
import { DateTimeCell as DateTimeCell_8ad7a3dd3d653aa66b9cb4a078477f7d } from '../../../../src/fields/date-cell.tsx'
import { Hidden as Hidden_cdb72992e5989f431eb3204757185eab } from '../../../../src/fields/hidden.tsx'
import { SkipToPublish as SkipToPublish_d3035698745f7eaea3ef25bad0a20401 } from '../../../../src/admin/skip-to-publish.tsx'
import { VisibilityCell as VisibilityCell_fe5885a8dcbc4aa02aa8a76943f6faaa } from '../../../../src/admin/visibility/visibility-cell.tsx'
import { ScheduleField as ScheduleField_9865d68ddc7f06978b9a8bbe52676c52 } from '../../../../src/admin/schedules/schedule-field.tsx'
import { TranslationLinks as TranslationLinks_d0df59b45bf077e81bd92e14934bf987 } from '../../../../src/admin/translations/translation-links.tsx'
import { SaveDraft as SaveDraft_5b1834abc3b6c0cf49b01a061ee4fb79 } from '../../../../src/payload-fixes/save-locks-form.tsx'
import { VisibilityStatus as VisibilityStatus_30532315db3d9e813cc70ca45b8acdd8 } from '../../../../src/admin/visibility/visibility-status.tsx'
import { Unpublish as Unpublish_c12b3aa90442088da65f953cd1228a43 } from '../../../../src/payload-fixes/unpublish-resets-form.tsx'
import { EditView as EditView_77005bdebd35a54282f7a43ef16116f5 } from '../../../../src/payload-fixes/form-with-main-in-drawer.tsx'
import { ListView as ListView_1e50feecaab24e61592474b7f42b2765 } from '../../../../src/payload-fixes/list-without-main.tsx'
import { ChoicesField as ChoicesField_7d1d67c5f94b09f196f8ce0bf3d1eb80 } from '../../../../src/fields/choices-field.tsx'
import { ConsentNotice as ConsentNotice_b6a3c9657fff28628aac7a65a231200e } from '../../../../src/fields/consent-notice.tsx'
import { AlbumReviewLink as AlbumReviewLink_923ccb66b39fb9ad5bbb46cf8e0676ae } from '../../../../src/admin/album-review/album-review-link.tsx'
import { ImportLink as ImportLink_0df9ad7dfe3d71240e67e156210aa672 } from '../../../../src/admin/import/import-link.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LeaveEditorClient as LeaveEditorClient_b3db04acacd38698b8636e203dd896a7 } from '../../../../src/payload-fixes/tab-key-trapped.tsx'
import { FlushEditorClient as FlushEditorClient_a1addda04c34817e0676347fada20480 } from '../../../../src/payload-fixes/rich-text-written-late.tsx'
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
import { RichTextLabel as RichTextLabel_360165493817a86b428d9b0c3ac93df7 } from '../../../../src/payload-fixes/rich-text-label-for-nothing.tsx'
import { MenuGroup as MenuGroup_8519df3182ed09b78ceedb2854505048 } from '../../../../src/collections/pages/menu-group.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CheckboxLabel as CheckboxLabel_173a70cff57ca55875afba4ec04c0eee } from '../../../../src/payload-fixes/checkbox-label-missing.tsx'
import { LeadToCell as LeadToCell_71cad38891cc74e8267f4bf254dbb1e5 } from '../../../../src/collections/missing-addresses/lead-to-cell.tsx'
import { LeadToForm as LeadToForm_c261429a013632e31e342cc4c45740e1 } from '../../../../src/collections/missing-addresses/lead-to-form.tsx'
import { TextsField as TextsField_434020e5bb31f2970e73ea263fef16aa } from '../../../../src/collections/translations/texts-field.tsx'
import { TranslationStates as TranslationStates_5f114b53b5f4fd54aad63a077e9f29fc } from '../../../../src/admin/translations/translation-states.tsx'
import { FaceSuggestion as FaceSuggestion_e7404167b54d85e1c4b7affab52c84e4 } from '../../../../src/media/faces/face-suggestion.tsx'
import { WhereUsed as WhereUsed_0285315905c86f608afb444a064a1245 } from '../../../../src/collections/media/where-used.tsx'
import { FileNameCell as FileNameCell_100b638060ce38815d642740359c690a } from '../../../../src/payload-fixes/thumbnail-alt-repeats-name.tsx'
import { BulkUpload as BulkUpload_c6fad92c8c0b406924600f47edd392c5 } from '../../../../src/admin/media-picker/uploads.tsx'
import { PdfCell as PdfCell_5bd12e22bff8216e6d59aeffad9d3b2a } from '../../../../src/media/pdf-warning.tsx'
import { PdfWarning as PdfWarning_5bd12e22bff8216e6d59aeffad9d3b2a } from '../../../../src/media/pdf-warning.tsx'
import { DateTimeField as DateTimeField_65807ec21a8e7d1fb20a8fc8be083cd5 } from '../../../../src/fields/read-only-fields.tsx'
import { HandledCell as HandledCell_51135959c7f953b1c9bf4080e9a8ce6f } from '../../../../src/collections/contact-messages/message-list.tsx'
import { ResolveMessage as ResolveMessage_2ae6350816af0a99da35f9924f2f74d5 } from '../../../../src/collections/contact-messages/resolve-message.tsx'
import { RemovalRequest as RemovalRequest_1aa73a2c6a7f3c7a7811361ed781232f } from '../../../../src/collections/contact-messages/removal-request.tsx'
import { RecipientsNotice as RecipientsNotice_51135959c7f953b1c9bf4080e9a8ce6f } from '../../../../src/collections/contact-messages/message-list.tsx'
import { ExportLink as ExportLink_ce1998b1dc4d89c8324b1c50b8badc90 } from '../../../../src/admin/export/export-link.tsx'
import { PersonalData as PersonalData_6c3022b5d883c6a59945bf1a54dcf1d9 } from '../../../../src/admin/personal-data/personal-data.tsx'
import { AnswerEnquiry as AnswerEnquiry_475ca5f2c7d5ed26eb41f626cf9aa81a } from '../../../../src/collections/enquiries/answer-enquiry.tsx'
import { VisitsLink as VisitsLink_6777f02a49d21467ed317b691299a7cf } from '../../../../src/admin/visits/visits-link.tsx'
import { NewsletterSending as NewsletterSending_ff4a4e418424bb2f9b23009fa54f2c86 } from '../../../../src/collections/newsletter-emails/newsletter-sending.tsx'
import { MailNotice as MailNotice_8dcfd428b71e7edab91a46244b6b0774 } from '../../../../src/email/mail-notice.tsx'
import { InvitationNotice as InvitationNotice_823966330e12c12b94353d352084287f } from '../../../../src/collections/users/invitation-notice.tsx'
import { ChangeEmail as ChangeEmail_edd137c74609391a58a029e4207017f3 } from '../../../../src/collections/users/account-forms.tsx'
import { ChangePassword as ChangePassword_edd137c74609391a58a029e4207017f3 } from '../../../../src/collections/users/account-forms.tsx'
import { TwoFactorLink as TwoFactorLink_edd137c74609391a58a029e4207017f3 } from '../../../../src/collections/users/account-forms.tsx'
import { EventCell as EventCell_9fc78383eb89ffbcd1f8ef95aa067ab5 } from '../../../../src/audit-log/event-text.tsx'
import { EventField as EventField_9fc78383eb89ffbcd1f8ef95aa067ab5 } from '../../../../src/audit-log/event-text.tsx'
import { SendAgain as SendAgain_06757b86b4b52672a56d98b151b4c3a8 } from '../../../../src/email/send-again.tsx'
import { EmailState as EmailState_d85abb165e35bd89eb2ea50dc0607e5f } from '../../../../src/email/email-state.tsx'
import { RowStates as RowStates_eb7788a7220a213eef8ec0ef34b4d6d5 } from '../../../../src/admin/disclosure/row-states.tsx'
import { ColourField as ColourField_0b25720ddeaa3ba5e2330f20e0bbca6a } from '../../../../src/fields/colour-field.tsx'
import { ColourPreview as ColourPreview_2315788e21e49f12e604d18910c1270b } from '../../../../src/globals/colour-preview.tsx'
import { PasswordChangeNotice as PasswordChangeNotice_56dc75a32c919252fa2e226eebde6294 } from '../../../../src/auth/password-change-notice.tsx'
import { KeepSignedIn as KeepSignedIn_5e8a6c75e0c04988f0061033709bcf37 } from '../../../../src/auth/keep-signed-in.tsx'
import { LanguagePreference as LanguagePreference_6469b066adb5de437f9d30769285c41e } from '../../../../src/admin/language.tsx'
import { AccessibilityFixes as AccessibilityFixes_e8da70c6d7c6a8f09fd2b024d4d003cd } from '../../../../src/admin/accessibility-fixes.tsx'
import { Icon as Icon_8528b7f5bec013d65435ecb9bf84bc94 } from '../../../../src/admin/logo.tsx'
import { Logo as Logo_8528b7f5bec013d65435ecb9bf84bc94 } from '../../../../src/admin/logo.tsx'
import { ClearDrafts as ClearDrafts_621425c33829506d3ea19a5c23d0106d } from '../../../../src/admin/draft-recovery/draft-recovery.tsx'
import { ForgottenPassword as ForgottenPassword_b8578bf12468fdefb59d62ad09d15e28 } from '../../../../src/collections/users/forgotten-password.tsx'
import { LanguageButton as LanguageButton_6469b066adb5de437f9d30769285c41e } from '../../../../src/admin/language.tsx'
import { Dashboard as Dashboard_7d85b57a778c7751d167913a4cf04cf4 } from '../../../../src/admin/dashboard/dashboard.tsx'
import { ImportView as ImportView_b999eb7a594ab0792de27d35ec3db1bd } from '../../../../src/admin/import/import-view.tsx'
import { WordpressView as WordpressView_3d0d1e4dde27db5be5d619a61fae337b } from '../../../../src/admin/wordpress/wordpress-view.tsx'
import { AlbumReviewView as AlbumReviewView_1440ef7bc1afb67428a103cf9475021d } from '../../../../src/admin/album-review/album-review-view.tsx'
import { VisitsView as VisitsView_cc4e884406a232c0830cc8b91abc549a } from '../../../../src/admin/visits/visits-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/draft-recovery/draft-recovery.tsx#DraftRecovery": DraftRecovery_621425c33829506d3ea19a5c23d0106d,
  "/src/fields/date-cell.tsx#DateCell": DateCell_8ad7a3dd3d653aa66b9cb4a078477f7d,
  "/src/fields/date-field.tsx#DateField": DateField_b1fc9c385fb58561373dc7da93f3b2bc,
  "/src/admin/media-picker/media-picker.tsx#MediaPicker": MediaPicker_59aff1a64313d82774887d0e1014edbb,
  "/src/fields/select-field.tsx#SelectField": SelectField_b8609f8052d37eab407fe3e9f047b749,
  "/src/fields/read-only-fields.tsx#ChangedByCell": ChangedByCell_65807ec21a8e7d1fb20a8fc8be083cd5,
  "/src/fields/read-only-fields.tsx#ChangedByField": ChangedByField_65807ec21a8e7d1fb20a8fc8be083cd5,
  "/src/fields/date-cell.tsx#DateTimeCell": DateTimeCell_8ad7a3dd3d653aa66b9cb4a078477f7d,
  "/src/fields/hidden.tsx#Hidden": Hidden_cdb72992e5989f431eb3204757185eab,
  "/src/admin/skip-to-publish.tsx#SkipToPublish": SkipToPublish_d3035698745f7eaea3ef25bad0a20401,
  "/src/admin/visibility/visibility-cell.tsx#VisibilityCell": VisibilityCell_fe5885a8dcbc4aa02aa8a76943f6faaa,
  "/src/admin/schedules/schedule-field.tsx#ScheduleField": ScheduleField_9865d68ddc7f06978b9a8bbe52676c52,
  "/src/admin/translations/translation-links.tsx#TranslationLinks": TranslationLinks_d0df59b45bf077e81bd92e14934bf987,
  "/src/payload-fixes/save-locks-form.tsx#SaveDraft": SaveDraft_5b1834abc3b6c0cf49b01a061ee4fb79,
  "/src/admin/visibility/visibility-status.tsx#VisibilityStatus": VisibilityStatus_30532315db3d9e813cc70ca45b8acdd8,
  "/src/payload-fixes/unpublish-resets-form.tsx#Unpublish": Unpublish_c12b3aa90442088da65f953cd1228a43,
  "/src/payload-fixes/form-with-main-in-drawer.tsx#EditView": EditView_77005bdebd35a54282f7a43ef16116f5,
  "/src/payload-fixes/list-without-main.tsx#ListView": ListView_1e50feecaab24e61592474b7f42b2765,
  "/src/fields/choices-field.tsx#ChoicesField": ChoicesField_7d1d67c5f94b09f196f8ce0bf3d1eb80,
  "/src/fields/consent-notice.tsx#ConsentNotice": ConsentNotice_b6a3c9657fff28628aac7a65a231200e,
  "/src/admin/album-review/album-review-link.tsx#AlbumReviewLink": AlbumReviewLink_923ccb66b39fb9ad5bbb46cf8e0676ae,
  "/src/admin/import/import-link.tsx#ImportLink": ImportLink_0df9ad7dfe3d71240e67e156210aa672,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/payload-fixes/tab-key-trapped.tsx#LeaveEditorClient": LeaveEditorClient_b3db04acacd38698b8636e203dd896a7,
  "/src/payload-fixes/rich-text-written-late.tsx#FlushEditorClient": FlushEditorClient_a1addda04c34817e0676347fada20480,
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
  "/src/payload-fixes/rich-text-label-for-nothing.tsx#RichTextLabel": RichTextLabel_360165493817a86b428d9b0c3ac93df7,
  "/src/collections/pages/menu-group.tsx#MenuGroup": MenuGroup_8519df3182ed09b78ceedb2854505048,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/payload-fixes/checkbox-label-missing.tsx#CheckboxLabel": CheckboxLabel_173a70cff57ca55875afba4ec04c0eee,
  "/src/collections/missing-addresses/lead-to-cell.tsx#LeadToCell": LeadToCell_71cad38891cc74e8267f4bf254dbb1e5,
  "/src/collections/missing-addresses/lead-to-form.tsx#LeadToForm": LeadToForm_c261429a013632e31e342cc4c45740e1,
  "/src/collections/translations/texts-field.tsx#TextsField": TextsField_434020e5bb31f2970e73ea263fef16aa,
  "/src/admin/translations/translation-states.tsx#TranslationStates": TranslationStates_5f114b53b5f4fd54aad63a077e9f29fc,
  "/src/media/faces/face-suggestion.tsx#FaceSuggestion": FaceSuggestion_e7404167b54d85e1c4b7affab52c84e4,
  "/src/collections/media/where-used.tsx#WhereUsed": WhereUsed_0285315905c86f608afb444a064a1245,
  "/src/payload-fixes/thumbnail-alt-repeats-name.tsx#FileNameCell": FileNameCell_100b638060ce38815d642740359c690a,
  "/src/admin/media-picker/uploads.tsx#BulkUpload": BulkUpload_c6fad92c8c0b406924600f47edd392c5,
  "/src/media/pdf-warning.tsx#PdfCell": PdfCell_5bd12e22bff8216e6d59aeffad9d3b2a,
  "/src/media/pdf-warning.tsx#PdfWarning": PdfWarning_5bd12e22bff8216e6d59aeffad9d3b2a,
  "/src/fields/read-only-fields.tsx#DateTimeField": DateTimeField_65807ec21a8e7d1fb20a8fc8be083cd5,
  "/src/collections/contact-messages/message-list.tsx#HandledCell": HandledCell_51135959c7f953b1c9bf4080e9a8ce6f,
  "/src/collections/contact-messages/resolve-message.tsx#ResolveMessage": ResolveMessage_2ae6350816af0a99da35f9924f2f74d5,
  "/src/collections/contact-messages/removal-request.tsx#RemovalRequest": RemovalRequest_1aa73a2c6a7f3c7a7811361ed781232f,
  "/src/collections/contact-messages/message-list.tsx#RecipientsNotice": RecipientsNotice_51135959c7f953b1c9bf4080e9a8ce6f,
  "/src/admin/export/export-link.tsx#ExportLink": ExportLink_ce1998b1dc4d89c8324b1c50b8badc90,
  "/src/admin/personal-data/personal-data.tsx#PersonalData": PersonalData_6c3022b5d883c6a59945bf1a54dcf1d9,
  "/src/collections/enquiries/answer-enquiry.tsx#AnswerEnquiry": AnswerEnquiry_475ca5f2c7d5ed26eb41f626cf9aa81a,
  "/src/admin/visits/visits-link.tsx#VisitsLink": VisitsLink_6777f02a49d21467ed317b691299a7cf,
  "/src/collections/newsletter-emails/newsletter-sending.tsx#NewsletterSending": NewsletterSending_ff4a4e418424bb2f9b23009fa54f2c86,
  "/src/email/mail-notice.tsx#MailNotice": MailNotice_8dcfd428b71e7edab91a46244b6b0774,
  "/src/collections/users/invitation-notice.tsx#InvitationNotice": InvitationNotice_823966330e12c12b94353d352084287f,
  "/src/collections/users/account-forms.tsx#ChangeEmail": ChangeEmail_edd137c74609391a58a029e4207017f3,
  "/src/collections/users/account-forms.tsx#ChangePassword": ChangePassword_edd137c74609391a58a029e4207017f3,
  "/src/collections/users/account-forms.tsx#TwoFactorLink": TwoFactorLink_edd137c74609391a58a029e4207017f3,
  "/src/audit-log/event-text.tsx#EventCell": EventCell_9fc78383eb89ffbcd1f8ef95aa067ab5,
  "/src/audit-log/event-text.tsx#EventField": EventField_9fc78383eb89ffbcd1f8ef95aa067ab5,
  "/src/email/send-again.tsx#SendAgain": SendAgain_06757b86b4b52672a56d98b151b4c3a8,
  "/src/email/email-state.tsx#EmailState": EmailState_d85abb165e35bd89eb2ea50dc0607e5f,
  "/src/admin/disclosure/row-states.tsx#RowStates": RowStates_eb7788a7220a213eef8ec0ef34b4d6d5,
  "/src/fields/colour-field.tsx#ColourField": ColourField_0b25720ddeaa3ba5e2330f20e0bbca6a,
  "/src/globals/colour-preview.tsx#ColourPreview": ColourPreview_2315788e21e49f12e604d18910c1270b,
  "/src/auth/password-change-notice.tsx#PasswordChangeNotice": PasswordChangeNotice_56dc75a32c919252fa2e226eebde6294,
  "/src/auth/keep-signed-in.tsx#KeepSignedIn": KeepSignedIn_5e8a6c75e0c04988f0061033709bcf37,
  "/src/admin/language.tsx#LanguagePreference": LanguagePreference_6469b066adb5de437f9d30769285c41e,
  "/src/admin/accessibility-fixes.tsx#AccessibilityFixes": AccessibilityFixes_e8da70c6d7c6a8f09fd2b024d4d003cd,
  "/src/admin/logo.tsx#Icon": Icon_8528b7f5bec013d65435ecb9bf84bc94,
  "/src/admin/logo.tsx#Logo": Logo_8528b7f5bec013d65435ecb9bf84bc94,
  "/src/admin/draft-recovery/draft-recovery.tsx#ClearDrafts": ClearDrafts_621425c33829506d3ea19a5c23d0106d,
  "/src/collections/users/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_b8578bf12468fdefb59d62ad09d15e28,
  "/src/admin/language.tsx#LanguageButton": LanguageButton_6469b066adb5de437f9d30769285c41e,
  "/src/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_7d85b57a778c7751d167913a4cf04cf4,
  "/src/admin/import/import-view.tsx#ImportView": ImportView_b999eb7a594ab0792de27d35ec3db1bd,
  "/src/admin/wordpress/wordpress-view.tsx#WordpressView": WordpressView_3d0d1e4dde27db5be5d619a61fae337b,
  "/src/admin/album-review/album-review-view.tsx#AlbumReviewView": AlbumReviewView_1440ef7bc1afb67428a103cf9475021d,
  "/src/admin/visits/visits-view.tsx#VisitsView": VisitsView_cc4e884406a232c0830cc8b91abc549a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
