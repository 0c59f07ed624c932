import { TickCell as TickCell_7bb07a0bcfaf821f2cd7fe4eed782770 } from '../../components/documents/tick-cell.tsx'
import { DayCell as DayCell_3784cf32213bfbb448d8ff59a32dc0f5 } from '../../components/documents/day-cell.tsx'
import { Nothing as Nothing_a996ff6ee94d8f94ef9717988a8a0800 } from '../../components/documents/nothing.tsx'
import { Opened as Opened_a9de4d38439b482bf36aea9901e62b69 } from '../../components/documents/opened.tsx'
import { OlderTranslations as OlderTranslations_24aff5e857f7e1849b02809185735802 } from '../../components/publishing/older-translations.tsx'
import { UsedIn as UsedIn_71315d0a426b7bc0d36726ac3ed2e227 } from '../../components/documents/used-in.tsx'
import { PreviewLinks as PreviewLinks_5c41337c16dd7cc2d0db4346c9121e8c } from '../../components/publishing/preview-links.tsx'
import { HeldRows as HeldRows_37dbdf3fa3eb55c5eeb9c9d2e0877697 } from '../../components/documents/held-rows.tsx'
import { PastLastPage as PastLastPage_07614224c219a9eb9eccff2307be3c3e } from '../../components/documents/past-last-page.tsx'
import { HelpLine as HelpLine_be9a1760e1414555660174759fcf654b } from '../../components/help/help-line.tsx'
import { RefusedSave as RefusedSave_04fa1839e2b0fd4e85d56e56bef12a16 } from '../../components/documents/refused-save.tsx'
import { TitleInWords as TitleInWords_4cfb779281e84c4273d6d6bb31d36f22 } from '../../components/documents/title-in-words.tsx'
import { VersionList as VersionList_e58489e3c244a038f3e07533d37a1990 } from '../../components/documents/version-list.tsx'
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
import { StatusCell as StatusCell_628345cb9043eaa1639368c642add774 } from '../../components/publishing/status-cell.tsx'
import { Timetable as Timetable_7bf92730ee8c887e281d1ac206213a25 } from '../../components/publishing/timetable.tsx'
import { PreviewButton as PreviewButton_8c291daf812ff435c10032d3af285466 } from '../../components/publishing/preview-button.tsx'
import { DraftStatus as DraftStatus_3770d604b0f1d1f8ce70da721bc24e23 } from '../../components/publishing/draft-status.tsx'
import { ContentFiles as ContentFiles_e6a7324ddeb9140ed2ffb63583a44857 } from '../../components/documents/content-files.tsx'
import { ManyPictures as ManyPictures_b67f80213d10994ec0b0eda8744ba79f } from '../../components/pictures/many-pictures.tsx'
import { RowLabel as RowLabel_9e2c66c512377f8d0a4322cebf7aeef0 } from '../../components/documents/row-label.tsx'
import { InIndia as InIndia_9bed3d3bcc28802034c5584656aa7d62 } from '../../components/documents/in-india.tsx'
import { GalleryAdd as GalleryAdd_d1eb39b5e7a754570d41d921c4f18ecd } from '../../components/pictures/gallery-add.tsx'
import { WordsCell as WordsCell_ca71283c6cba2bc4f9d8d83f90305a3a } from '../../components/pictures/words-cell.tsx'
import { PictureTags as PictureTags_c06635529a5cc4ebfa781b9a9d013f8b } from '../../components/pictures/picture-tags.tsx'
import { PictureCrops as PictureCrops_8d7ac6ebbe2cf3f06d65d97f04e90d87 } from '../../components/pictures/picture-crops.tsx'
import { PictureTagFilter as PictureTagFilter_c91ede3633711e3dad2bd47b55d5a740 } from '../../components/pictures/picture-tag-filter.tsx'
import { LeadWork as LeadWork_47e3c7e76b6781d56d075f609ec666a1 } from '../../components/leads/work/lead-work.tsx'
import { RelatedCell as RelatedCell_c8da0d5d69d21a1fa99fba5e9417cceb } from '../../components/leads/list/related-cell.tsx'
import { PhoneCell as PhoneCell_2b86f228cdf6025ea959ef6dbb964000 } from '../../components/leads/list/phone-cell.tsx'
import { ResumeView as ResumeView_f244730ccdd9a57f87a6eab0117a0f4d } from '../../components/leads/applications/resume-view.tsx'
import { LeadViews as LeadViews_0877d5f9f3e0751772cdb2699cd47453 } from '../../components/leads/list/lead-views.tsx'
import { PersonFile as PersonFile_dc68ca2a8fa443d35b4e706ca53223e1 } from '../../components/leads/person/person-file.tsx'
import { RuleStates as RuleStates_f0b4be415205cd2c7fe2f1218f754dae } from '../../components/leads/routing/rule-states.tsx'
import { RoutingCheckOfRule as RoutingCheckOfRule_5b22d9711acd802f47988d0397a75cf1 } from '../../components/leads/routing/routing-check.tsx'
import { RoutingCheck as RoutingCheck_5b22d9711acd802f47988d0397a75cf1 } from '../../components/leads/routing/routing-check.tsx'
import { CurrentPassword as CurrentPassword_2a2d0cd048fb5224fd8c75aaa02d4dbd } from '../../components/accounts/current-password.tsx'
import { AccountLink as AccountLink_2769c4c039545048cf33a076de7140f8 } from '../../components/accounts/account-link.tsx'
import { SecondFactor as SecondFactor_66201097bc6b0062aec0be9f06abe09f } from '../../components/accounts/second-factor.tsx'
import { Sessions as Sessions_e2de4657449f10849b2454e67cf69241 } from '../../components/accounts/sessions.tsx'
import { SendAgain as SendAgain_f87a0fbe12df53d05bbaf0c65c36a868 } from '../../components/leads/webhook/send-again.tsx'
import { LeadNumberCell as LeadNumberCell_914f4589c4cd5b06d4867e0f25637616 } from '../../components/leads/webhook/lead-number.tsx'
import { SendFailedAgain as SendFailedAgain_949ddfe0aa2965622384a1777574bf2f } from '../../components/leads/webhook/send-failed-again.tsx'
import { ReportKey as ReportKey_a7bb80283a67efd8a88eedb86d31031f } from '../../components/reports/report-key.tsx'
import { ConfirmState as ConfirmState_e8d7d62e9668b3ce7fb10e418f4e0ea5 } from '../../components/publishing/confirm-state.tsx'
import { Icon as Icon_b304bc262e08555d1fa2ac2c266dc3ca } from '../../components/frame/icon.tsx'
import { Logo as Logo_f4936176a5604110e78fc3fef2a63c00 } from '../../components/frame/logo.tsx'
import { SiteLink as SiteLink_c14e0ba287b32c2151647318614f31e6 } from '../../components/frame/site-link.tsx'
import { SearchLink as SearchLink_11b04f1e6472312b9e016adb97332676 } from '../../components/frame/search-link.tsx'
import { DueReviews as DueReviews_87ebfca9c2efc12e180283be3625b3c6 } from '../../components/first-page/due-reviews.tsx'
import { Translations as Translations_0b173260bd5d11bdf31a492e16cd5d6c } from '../../components/first-page/translations.tsx'
import { DueRequests as DueRequests_e95a624d6b647fcda2079da7fb86806d } from '../../components/first-page/due-requests.tsx'
import { Desk as Desk_b242450ef7fec8c2c7ecc061607c05a0 } from '../../components/first-page/desk.tsx'
import { HelpNav as HelpNav_515d9b01856f44ac2d6b728f829aea27 } from '../../components/help/help-nav.tsx'
import { GuestTheme as GuestTheme_1b2da9bf321e200ee7ea2bf3c2d09c71 } from '../../components/frame/guest-theme.tsx'
import { NavClosed as NavClosed_413e6ed1b993e209f2267578e33cdd9c } from '../../components/frame/nav-closed.tsx'
import { KeepSession as KeepSession_d6ec23dea0ba2329f20808c31031e238 } from '../../components/accounts/keep-session.tsx'
import { UploadProgress as UploadProgress_82ead38b0c5a01702a620763bbf6ed7d } from '../../components/pictures/upload-progress.tsx'
import { NamedParts as NamedParts_55ca7988bef4fb00d119135118ead598 } from '../../components/frame/named-parts.tsx'
import { PageFocus as PageFocus_b465ab33659a0d950a4c6c7116f1ed4a } from '../../components/frame/page-focus.tsx'
import { FieldFocus as FieldFocus_3c4e23ba8f5b7b0944712819f32b5885 } from '../../components/frame/field-focus.tsx'
import { GuestFocus as GuestFocus_bbbb8161653084d8a253dda91bc15560 } from '../../components/frame/guest-focus.tsx'
import { DayFirst as DayFirst_e426a814d6dfb30aad159f71039310e4 } from '../../components/frame/day-first.tsx'
import { KeptLists as KeptLists_c0af72fb9dca6ab4756641c7aa1711a6 } from '../../components/documents/kept-lists.tsx'
import { ScheduleAnswers as ScheduleAnswers_879cf65a447d085deacdc48125685a1b } from '../../components/publishing/schedule-answers.tsx'
import { SignInView as SignInView_00ae2b92a47185f158d1bb3f28b3be36 } from '../../components/accounts/sign-in-view.tsx'
import { SearchView as SearchView_b7394e63dd4eb9f35a2d4764b066697c } from '../../components/frame/search-view.tsx'
import { PersonView as PersonView_c5f8fee3fe08ab0d6501e25775e9e69e } from '../../components/leads/person/person-view.tsx'
import { ReportView as ReportView_a89a53f9ced09689b1ed36cfb84dfbb8 } from '../../components/reports/report-view.tsx'
import { ApplicationBoard as ApplicationBoard_d21a05c1dcd0a22ae680962a76c9a6e1 } from '../../components/leads/applications/application-board.tsx'
import { HelpView as HelpView_b4e42d6e05627a2e3864df496842e9e6 } from '../../components/help/help-view.tsx'
import { GuideView as GuideView_289fe23f068fccd9117d6863e1f31f3b } from '../../components/help/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "./components/documents/tick-cell.tsx#TickCell": TickCell_7bb07a0bcfaf821f2cd7fe4eed782770,
  "./components/documents/day-cell.tsx#DayCell": DayCell_3784cf32213bfbb448d8ff59a32dc0f5,
  "./components/documents/nothing.tsx#Nothing": Nothing_a996ff6ee94d8f94ef9717988a8a0800,
  "./components/documents/opened.tsx#Opened": Opened_a9de4d38439b482bf36aea9901e62b69,
  "./components/publishing/older-translations.tsx#OlderTranslations": OlderTranslations_24aff5e857f7e1849b02809185735802,
  "./components/documents/used-in.tsx#UsedIn": UsedIn_71315d0a426b7bc0d36726ac3ed2e227,
  "./components/publishing/preview-links.tsx#PreviewLinks": PreviewLinks_5c41337c16dd7cc2d0db4346c9121e8c,
  "./components/documents/held-rows.tsx#HeldRows": HeldRows_37dbdf3fa3eb55c5eeb9c9d2e0877697,
  "./components/documents/past-last-page.tsx#PastLastPage": PastLastPage_07614224c219a9eb9eccff2307be3c3e,
  "./components/help/help-line.tsx#HelpLine": HelpLine_be9a1760e1414555660174759fcf654b,
  "./components/documents/refused-save.tsx#RefusedSave": RefusedSave_04fa1839e2b0fd4e85d56e56bef12a16,
  "./components/documents/title-in-words.tsx#TitleInWords": TitleInWords_4cfb779281e84c4273d6d6bb31d36f22,
  "./components/documents/version-list.tsx#VersionList": VersionList_e58489e3c244a038f3e07533d37a1990,
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
  "./components/publishing/status-cell.tsx#StatusCell": StatusCell_628345cb9043eaa1639368c642add774,
  "./components/publishing/timetable.tsx#Timetable": Timetable_7bf92730ee8c887e281d1ac206213a25,
  "./components/publishing/preview-button.tsx#PreviewButton": PreviewButton_8c291daf812ff435c10032d3af285466,
  "./components/publishing/draft-status.tsx#DraftStatus": DraftStatus_3770d604b0f1d1f8ce70da721bc24e23,
  "./components/documents/content-files.tsx#ContentFiles": ContentFiles_e6a7324ddeb9140ed2ffb63583a44857,
  "./components/pictures/many-pictures.tsx#ManyPictures": ManyPictures_b67f80213d10994ec0b0eda8744ba79f,
  "./components/documents/row-label.tsx#RowLabel": RowLabel_9e2c66c512377f8d0a4322cebf7aeef0,
  "./components/documents/in-india.tsx#InIndia": InIndia_9bed3d3bcc28802034c5584656aa7d62,
  "./components/pictures/gallery-add.tsx#GalleryAdd": GalleryAdd_d1eb39b5e7a754570d41d921c4f18ecd,
  "./components/pictures/words-cell.tsx#WordsCell": WordsCell_ca71283c6cba2bc4f9d8d83f90305a3a,
  "./components/pictures/picture-tags.tsx#PictureTags": PictureTags_c06635529a5cc4ebfa781b9a9d013f8b,
  "./components/pictures/picture-crops.tsx#PictureCrops": PictureCrops_8d7ac6ebbe2cf3f06d65d97f04e90d87,
  "./components/pictures/picture-tag-filter.tsx#PictureTagFilter": PictureTagFilter_c91ede3633711e3dad2bd47b55d5a740,
  "./components/leads/work/lead-work.tsx#LeadWork": LeadWork_47e3c7e76b6781d56d075f609ec666a1,
  "./components/leads/list/related-cell.tsx#RelatedCell": RelatedCell_c8da0d5d69d21a1fa99fba5e9417cceb,
  "./components/leads/list/phone-cell.tsx#PhoneCell": PhoneCell_2b86f228cdf6025ea959ef6dbb964000,
  "./components/leads/applications/resume-view.tsx#ResumeView": ResumeView_f244730ccdd9a57f87a6eab0117a0f4d,
  "./components/leads/list/lead-views.tsx#LeadViews": LeadViews_0877d5f9f3e0751772cdb2699cd47453,
  "./components/leads/person/person-file.tsx#PersonFile": PersonFile_dc68ca2a8fa443d35b4e706ca53223e1,
  "./components/leads/routing/rule-states.tsx#RuleStates": RuleStates_f0b4be415205cd2c7fe2f1218f754dae,
  "./components/leads/routing/routing-check.tsx#RoutingCheckOfRule": RoutingCheckOfRule_5b22d9711acd802f47988d0397a75cf1,
  "./components/leads/routing/routing-check.tsx#RoutingCheck": RoutingCheck_5b22d9711acd802f47988d0397a75cf1,
  "./components/accounts/current-password.tsx#CurrentPassword": CurrentPassword_2a2d0cd048fb5224fd8c75aaa02d4dbd,
  "./components/accounts/account-link.tsx#AccountLink": AccountLink_2769c4c039545048cf33a076de7140f8,
  "./components/accounts/second-factor.tsx#SecondFactor": SecondFactor_66201097bc6b0062aec0be9f06abe09f,
  "./components/accounts/sessions.tsx#Sessions": Sessions_e2de4657449f10849b2454e67cf69241,
  "./components/leads/webhook/send-again.tsx#SendAgain": SendAgain_f87a0fbe12df53d05bbaf0c65c36a868,
  "./components/leads/webhook/lead-number.tsx#LeadNumberCell": LeadNumberCell_914f4589c4cd5b06d4867e0f25637616,
  "./components/leads/webhook/send-failed-again.tsx#SendFailedAgain": SendFailedAgain_949ddfe0aa2965622384a1777574bf2f,
  "./components/reports/report-key.tsx#ReportKey": ReportKey_a7bb80283a67efd8a88eedb86d31031f,
  "./components/publishing/confirm-state.tsx#ConfirmState": ConfirmState_e8d7d62e9668b3ce7fb10e418f4e0ea5,
  "./components/frame/icon.tsx#Icon": Icon_b304bc262e08555d1fa2ac2c266dc3ca,
  "./components/frame/logo.tsx#Logo": Logo_f4936176a5604110e78fc3fef2a63c00,
  "./components/frame/site-link.tsx#SiteLink": SiteLink_c14e0ba287b32c2151647318614f31e6,
  "./components/frame/search-link.tsx#SearchLink": SearchLink_11b04f1e6472312b9e016adb97332676,
  "./components/first-page/due-reviews.tsx#DueReviews": DueReviews_87ebfca9c2efc12e180283be3625b3c6,
  "./components/first-page/translations.tsx#Translations": Translations_0b173260bd5d11bdf31a492e16cd5d6c,
  "./components/first-page/due-requests.tsx#DueRequests": DueRequests_e95a624d6b647fcda2079da7fb86806d,
  "./components/first-page/desk.tsx#Desk": Desk_b242450ef7fec8c2c7ecc061607c05a0,
  "./components/help/help-nav.tsx#HelpNav": HelpNav_515d9b01856f44ac2d6b728f829aea27,
  "./components/frame/guest-theme.tsx#GuestTheme": GuestTheme_1b2da9bf321e200ee7ea2bf3c2d09c71,
  "./components/frame/nav-closed.tsx#NavClosed": NavClosed_413e6ed1b993e209f2267578e33cdd9c,
  "./components/accounts/keep-session.tsx#KeepSession": KeepSession_d6ec23dea0ba2329f20808c31031e238,
  "./components/pictures/upload-progress.tsx#UploadProgress": UploadProgress_82ead38b0c5a01702a620763bbf6ed7d,
  "./components/frame/named-parts.tsx#NamedParts": NamedParts_55ca7988bef4fb00d119135118ead598,
  "./components/frame/page-focus.tsx#PageFocus": PageFocus_b465ab33659a0d950a4c6c7116f1ed4a,
  "./components/frame/field-focus.tsx#FieldFocus": FieldFocus_3c4e23ba8f5b7b0944712819f32b5885,
  "./components/frame/guest-focus.tsx#GuestFocus": GuestFocus_bbbb8161653084d8a253dda91bc15560,
  "./components/frame/day-first.tsx#DayFirst": DayFirst_e426a814d6dfb30aad159f71039310e4,
  "./components/documents/kept-lists.tsx#KeptLists": KeptLists_c0af72fb9dca6ab4756641c7aa1711a6,
  "./components/publishing/schedule-answers.tsx#ScheduleAnswers": ScheduleAnswers_879cf65a447d085deacdc48125685a1b,
  "./components/accounts/sign-in-view.tsx#SignInView": SignInView_00ae2b92a47185f158d1bb3f28b3be36,
  "./components/frame/search-view.tsx#SearchView": SearchView_b7394e63dd4eb9f35a2d4764b066697c,
  "./components/leads/person/person-view.tsx#PersonView": PersonView_c5f8fee3fe08ab0d6501e25775e9e69e,
  "./components/reports/report-view.tsx#ReportView": ReportView_a89a53f9ced09689b1ed36cfb84dfbb8,
  "./components/leads/applications/application-board.tsx#ApplicationBoard": ApplicationBoard_d21a05c1dcd0a22ae680962a76c9a6e1,
  "./components/help/help-view.tsx#HelpView": HelpView_b4e42d6e05627a2e3864df496842e9e6,
  "./components/help/guide-view.tsx#GuideView": GuideView_289fe23f068fccd9117d6863e1f31f3b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
