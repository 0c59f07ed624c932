import { TickCell as TickCell_579a9893030ba04647101330c77130c6 } from '../../components/tick-cell.tsx'
import { Nothing as Nothing_8256d4000592ffc8d401f21783186a9b } from '../../components/nothing.tsx'
import { Opened as Opened_7f46bccad492e855d20e90ef3e1e2afc } from '../../components/opened.tsx'
import { OlderTranslations as OlderTranslations_70c5fd033b7a2a36caa32a7ef165389a } from '../../components/older-translations.tsx'
import { UsedIn as UsedIn_c717f50e1730b85bb64dd7d47fa34c3c } from '../../components/used-in.tsx'
import { PreviewLinks as PreviewLinks_bc8ee33fcc5615e1a95dc8b69d971e89 } from '../../components/preview-links.tsx'
import { HelpLine as HelpLine_11c187f5910b0d453aeef94fda655a16 } from '../../components/help-line.tsx'
import { RefusedSave as RefusedSave_c3a4386819efc2d68b576cbc0aa2650e } from '../../components/refused-save.tsx'
import { Untitled as Untitled_bc67128e0ff356384401ce498dba0157 } from '../../components/untitled.tsx'
import { VersionList as VersionList_242a588e98c496fad43b0f686a0f08d9 } from '../../components/version-list.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StatusCell as StatusCell_1dfe39f8fa66d469354b052ba06e9546 } from '../../components/status-cell.tsx'
import { Timetable as Timetable_c6c98ad3375ed53cb99d4cd85a9e2b25 } from '../../components/timetable.tsx'
import { PreviewButton as PreviewButton_5637bb9d075ff51a534fad3038ba9c10 } from '../../components/preview-button.tsx'
import { DraftStatus as DraftStatus_3ac1674f4fa3414ea2f08262cac825b2 } from '../../components/draft-status.tsx'
import { ContentFiles as ContentFiles_3fc98cd11686aaf29412f19ed6853007 } from '../../components/content-files.tsx'
import { ManyPictures as ManyPictures_d3d63c73b677422a9af6131966de6a0b } from '../../components/many-pictures.tsx'
import { RowLabel as RowLabel_24470c68a54b31d6652b688999d4c8e9 } from '../../components/row-label.tsx'
import { GalleryAdd as GalleryAdd_4e016c1e28aa2c20e1ff68793a76f2a0 } from '../../components/gallery-add.tsx'
import { WordsCell as WordsCell_ee7fa0eb66e015fb34cc9a70be3f1ff7 } from '../../components/words-cell.tsx'
import { PictureTags as PictureTags_f1d57ac0cb41fa0568b2ef21a7eb8636 } from '../../components/picture-tags.tsx'
import { PictureCrops as PictureCrops_b4d94fd1d5c7c2fd7b9f4837fee1c7f1 } from '../../components/picture-crops.tsx'
import { PictureTagFilter as PictureTagFilter_8b4ab2ae140dc4c4bb16bebaa3830795 } from '../../components/picture-tag-filter.tsx'
import { LeadWork as LeadWork_5f8fa966f2f8bb655aaba06b6d68b18a } from '../../components/lead-work.tsx'
import { RelatedCell as RelatedCell_1b130a9040aef956722c57a380333016 } from '../../components/related-cell.tsx'
import { PhoneCell as PhoneCell_46a750820b98dea2286e948d80b1e6bc } from '../../components/phone-cell.tsx'
import { ResumeView as ResumeView_e46fad08fea1eb61661fd402c9c5f5a2 } from '../../components/resume-view.tsx'
import { LeadViews as LeadViews_145bddf0e15ab8293c1e953e72e4c75f } from '../../components/lead-views.tsx'
import { PersonFile as PersonFile_43e899823bae789375591313fe632706 } from '../../components/person-file.tsx'
import { RuleStates as RuleStates_c7eb116291a10e02fb2b5f304ba47b99 } from '../../components/rule-states.tsx'
import { RoutingCheckOfRule as RoutingCheckOfRule_9601a75a98019a3d181977a7115c4fb7 } from '../../components/routing-check.tsx'
import { RoutingCheck as RoutingCheck_9601a75a98019a3d181977a7115c4fb7 } from '../../components/routing-check.tsx'
import { CurrentPassword as CurrentPassword_c6456b0dce4c201277da4990eb067f1d } from '../../components/current-password.tsx'
import { AccountLink as AccountLink_7b39940acb0818c92725e97f0ee32378 } from '../../components/account-link.tsx'
import { SecondFactor as SecondFactor_8251bac9c45b0dc0ff4d8a9e811e0621 } from '../../components/second-factor.tsx'
import { Sessions as Sessions_2fc26afab8386ec1640ccf617c8b77ce } from '../../components/sessions.tsx'
import { SendAgain as SendAgain_c03ab3173ae0154bad2208410b12dcd2 } from '../../components/send-again.tsx'
import { LeadNumberCell as LeadNumberCell_a1114b7af68c9e8197e408b3454e2166 } from '../../components/lead-number.tsx'
import { SendFailedAgain as SendFailedAgain_e22c6c490f79469360547a98db4acc78 } from '../../components/send-failed-again.tsx'
import { ReportKey as ReportKey_4bbadc58bc35e74e1f74d3413a4f2786 } from '../../components/report-key.tsx'
import { StateQuestion as StateQuestion_768b5009f0f4dc4c751f1b17272a0b16 } from '../../components/state-question.tsx'
import { Icon as Icon_99218229296bce5586d779385dd4724f } from '../../components/icon.tsx'
import { Logo as Logo_a00caba113209666e61d893d06127258 } from '../../components/logo.tsx'
import { SiteLink as SiteLink_8b40b3e6072064ce9b5866d509fd741e } from '../../components/site-link.tsx'
import { SearchLink as SearchLink_114e8afdef378290e2fc26ef607a34c8 } from '../../components/search-link.tsx'
import { DueReviews as DueReviews_0d95032bad429917b1dad3315b34f958 } from '../../components/due-reviews.tsx'
import { Translations as Translations_572cfd8c402bd710f11e8cb404bf9562 } from '../../components/translations.tsx'
import { DueRequests as DueRequests_e977ccd887ee224c15b64be4555353cd } from '../../components/due-requests.tsx'
import { Desk as Desk_6169610241f9e61bf9930ead284516d9 } from '../../components/desk.tsx'
import { HelpNav as HelpNav_267cb64a22e8a486002763ad40fe1a4a } from '../../components/help-nav.tsx'
import { GuestTheme as GuestTheme_e529529349776073b3ad504eee717b39 } from '../../components/guest-theme.tsx'
import { NavClosed as NavClosed_b3c445dff6c34238ccf9315e0b1d76b2 } from '../../components/nav-closed.tsx'
import { KeepSession as KeepSession_754f4e27b09502b6d77dfb32eacb3468 } from '../../components/keep-session.tsx'
import { UploadProgress as UploadProgress_686b361e13baa7f6e34f84b2851e8020 } from '../../components/upload-progress.tsx'
import { NamedParts as NamedParts_d464efb20c6a7bfe27d7093b52cd1247 } from '../../components/named-parts.tsx'
import { SignInView as SignInView_e7f17940087da08298a1a3b0b979fcb0 } from '../../components/sign-in-view.tsx'
import { SearchView as SearchView_fa7f4e91cc067ef5ebe85e1ffb7ef7eb } from '../../components/search-view.tsx'
import { PersonView as PersonView_df40dd555c80147299f7ca8ccee54f1b } from '../../components/person-view.tsx'
import { ReportView as ReportView_ffea1798345d39dd4ee1b5e1be04f311 } from '../../components/report-view.tsx'
import { ApplicationBoard as ApplicationBoard_5a1d6d8fe7ca6f78b9f104996e8d5ed7 } from '../../components/application-board.tsx'
import { HelpView as HelpView_8a749a92087e7c1d14bc163231ffd069 } from '../../components/help-view.tsx'
import { GuideView as GuideView_b84dc1db536470b3f0876eaf75464968 } from '../../components/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "./components/tick-cell.tsx#TickCell": TickCell_579a9893030ba04647101330c77130c6,
  "./components/nothing.tsx#Nothing": Nothing_8256d4000592ffc8d401f21783186a9b,
  "./components/opened.tsx#Opened": Opened_7f46bccad492e855d20e90ef3e1e2afc,
  "./components/older-translations.tsx#OlderTranslations": OlderTranslations_70c5fd033b7a2a36caa32a7ef165389a,
  "./components/used-in.tsx#UsedIn": UsedIn_c717f50e1730b85bb64dd7d47fa34c3c,
  "./components/preview-links.tsx#PreviewLinks": PreviewLinks_bc8ee33fcc5615e1a95dc8b69d971e89,
  "./components/help-line.tsx#HelpLine": HelpLine_11c187f5910b0d453aeef94fda655a16,
  "./components/refused-save.tsx#RefusedSave": RefusedSave_c3a4386819efc2d68b576cbc0aa2650e,
  "./components/untitled.tsx#Untitled": Untitled_bc67128e0ff356384401ce498dba0157,
  "./components/version-list.tsx#VersionList": VersionList_242a588e98c496fad43b0f686a0f08d9,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "./components/status-cell.tsx#StatusCell": StatusCell_1dfe39f8fa66d469354b052ba06e9546,
  "./components/timetable.tsx#Timetable": Timetable_c6c98ad3375ed53cb99d4cd85a9e2b25,
  "./components/preview-button.tsx#PreviewButton": PreviewButton_5637bb9d075ff51a534fad3038ba9c10,
  "./components/draft-status.tsx#DraftStatus": DraftStatus_3ac1674f4fa3414ea2f08262cac825b2,
  "./components/content-files.tsx#ContentFiles": ContentFiles_3fc98cd11686aaf29412f19ed6853007,
  "./components/many-pictures.tsx#ManyPictures": ManyPictures_d3d63c73b677422a9af6131966de6a0b,
  "./components/row-label.tsx#RowLabel": RowLabel_24470c68a54b31d6652b688999d4c8e9,
  "./components/gallery-add.tsx#GalleryAdd": GalleryAdd_4e016c1e28aa2c20e1ff68793a76f2a0,
  "./components/words-cell.tsx#WordsCell": WordsCell_ee7fa0eb66e015fb34cc9a70be3f1ff7,
  "./components/picture-tags.tsx#PictureTags": PictureTags_f1d57ac0cb41fa0568b2ef21a7eb8636,
  "./components/picture-crops.tsx#PictureCrops": PictureCrops_b4d94fd1d5c7c2fd7b9f4837fee1c7f1,
  "./components/picture-tag-filter.tsx#PictureTagFilter": PictureTagFilter_8b4ab2ae140dc4c4bb16bebaa3830795,
  "./components/lead-work.tsx#LeadWork": LeadWork_5f8fa966f2f8bb655aaba06b6d68b18a,
  "./components/related-cell.tsx#RelatedCell": RelatedCell_1b130a9040aef956722c57a380333016,
  "./components/phone-cell.tsx#PhoneCell": PhoneCell_46a750820b98dea2286e948d80b1e6bc,
  "./components/resume-view.tsx#ResumeView": ResumeView_e46fad08fea1eb61661fd402c9c5f5a2,
  "./components/lead-views.tsx#LeadViews": LeadViews_145bddf0e15ab8293c1e953e72e4c75f,
  "./components/person-file.tsx#PersonFile": PersonFile_43e899823bae789375591313fe632706,
  "./components/rule-states.tsx#RuleStates": RuleStates_c7eb116291a10e02fb2b5f304ba47b99,
  "./components/routing-check.tsx#RoutingCheckOfRule": RoutingCheckOfRule_9601a75a98019a3d181977a7115c4fb7,
  "./components/routing-check.tsx#RoutingCheck": RoutingCheck_9601a75a98019a3d181977a7115c4fb7,
  "./components/current-password.tsx#CurrentPassword": CurrentPassword_c6456b0dce4c201277da4990eb067f1d,
  "./components/account-link.tsx#AccountLink": AccountLink_7b39940acb0818c92725e97f0ee32378,
  "./components/second-factor.tsx#SecondFactor": SecondFactor_8251bac9c45b0dc0ff4d8a9e811e0621,
  "./components/sessions.tsx#Sessions": Sessions_2fc26afab8386ec1640ccf617c8b77ce,
  "./components/send-again.tsx#SendAgain": SendAgain_c03ab3173ae0154bad2208410b12dcd2,
  "./components/lead-number.tsx#LeadNumberCell": LeadNumberCell_a1114b7af68c9e8197e408b3454e2166,
  "./components/send-failed-again.tsx#SendFailedAgain": SendFailedAgain_e22c6c490f79469360547a98db4acc78,
  "./components/report-key.tsx#ReportKey": ReportKey_4bbadc58bc35e74e1f74d3413a4f2786,
  "./components/state-question.tsx#StateQuestion": StateQuestion_768b5009f0f4dc4c751f1b17272a0b16,
  "./components/icon.tsx#Icon": Icon_99218229296bce5586d779385dd4724f,
  "./components/logo.tsx#Logo": Logo_a00caba113209666e61d893d06127258,
  "./components/site-link.tsx#SiteLink": SiteLink_8b40b3e6072064ce9b5866d509fd741e,
  "./components/search-link.tsx#SearchLink": SearchLink_114e8afdef378290e2fc26ef607a34c8,
  "./components/due-reviews.tsx#DueReviews": DueReviews_0d95032bad429917b1dad3315b34f958,
  "./components/translations.tsx#Translations": Translations_572cfd8c402bd710f11e8cb404bf9562,
  "./components/due-requests.tsx#DueRequests": DueRequests_e977ccd887ee224c15b64be4555353cd,
  "./components/desk.tsx#Desk": Desk_6169610241f9e61bf9930ead284516d9,
  "./components/help-nav.tsx#HelpNav": HelpNav_267cb64a22e8a486002763ad40fe1a4a,
  "./components/guest-theme.tsx#GuestTheme": GuestTheme_e529529349776073b3ad504eee717b39,
  "./components/nav-closed.tsx#NavClosed": NavClosed_b3c445dff6c34238ccf9315e0b1d76b2,
  "./components/keep-session.tsx#KeepSession": KeepSession_754f4e27b09502b6d77dfb32eacb3468,
  "./components/upload-progress.tsx#UploadProgress": UploadProgress_686b361e13baa7f6e34f84b2851e8020,
  "./components/named-parts.tsx#NamedParts": NamedParts_d464efb20c6a7bfe27d7093b52cd1247,
  "./components/sign-in-view.tsx#SignInView": SignInView_e7f17940087da08298a1a3b0b979fcb0,
  "./components/search-view.tsx#SearchView": SearchView_fa7f4e91cc067ef5ebe85e1ffb7ef7eb,
  "./components/person-view.tsx#PersonView": PersonView_df40dd555c80147299f7ca8ccee54f1b,
  "./components/report-view.tsx#ReportView": ReportView_ffea1798345d39dd4ee1b5e1be04f311,
  "./components/application-board.tsx#ApplicationBoard": ApplicationBoard_5a1d6d8fe7ca6f78b9f104996e8d5ed7,
  "./components/help-view.tsx#HelpView": HelpView_8a749a92087e7c1d14bc163231ffd069,
  "./components/guide-view.tsx#GuideView": GuideView_b84dc1db536470b3f0876eaf75464968,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
