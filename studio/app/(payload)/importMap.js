import { Opened as Opened_7f46bccad492e855d20e90ef3e1e2afc } from '../../components/opened.tsx'
import { UsedIn as UsedIn_c717f50e1730b85bb64dd7d47fa34c3c } from '../../components/used-in.tsx'
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
import { RowLabel as RowLabel_24470c68a54b31d6652b688999d4c8e9 } from '../../components/row-label.tsx'
import { LeadViews as LeadViews_145bddf0e15ab8293c1e953e72e4c75f } from '../../components/lead-views.tsx'
import { LeadWays as LeadWays_3d4d5c183d18fda62c58ccb26bbbe648 } from '../../components/lead-ways.tsx'
import { CurrentPassword as CurrentPassword_c6456b0dce4c201277da4990eb067f1d } from '../../components/current-password.tsx'
import { Icon as Icon_99218229296bce5586d779385dd4724f } from '../../components/icon.tsx'
import { Logo as Logo_a00caba113209666e61d893d06127258 } from '../../components/logo.tsx'
import { SiteLink as SiteLink_8b40b3e6072064ce9b5866d509fd741e } from '../../components/site-link.tsx'
import { DueReviews as DueReviews_0d95032bad429917b1dad3315b34f958 } from '../../components/due-reviews.tsx'
import { Translations as Translations_572cfd8c402bd710f11e8cb404bf9562 } from '../../components/translations.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "./components/opened.tsx#Opened": Opened_7f46bccad492e855d20e90ef3e1e2afc,
  "./components/used-in.tsx#UsedIn": UsedIn_c717f50e1730b85bb64dd7d47fa34c3c,
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
  "./components/row-label.tsx#RowLabel": RowLabel_24470c68a54b31d6652b688999d4c8e9,
  "./components/lead-views.tsx#LeadViews": LeadViews_145bddf0e15ab8293c1e953e72e4c75f,
  "./components/lead-ways.tsx#LeadWays": LeadWays_3d4d5c183d18fda62c58ccb26bbbe648,
  "./components/current-password.tsx#CurrentPassword": CurrentPassword_c6456b0dce4c201277da4990eb067f1d,
  "./components/icon.tsx#Icon": Icon_99218229296bce5586d779385dd4724f,
  "./components/logo.tsx#Logo": Logo_a00caba113209666e61d893d06127258,
  "./components/site-link.tsx#SiteLink": SiteLink_8b40b3e6072064ce9b5866d509fd741e,
  "./components/due-reviews.tsx#DueReviews": DueReviews_0d95032bad429917b1dad3315b34f958,
  "./components/translations.tsx#Translations": Translations_572cfd8c402bd710f11e8cb404bf9562,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
