import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import type { Settings } from '../../data/settings.ts';
import InquiryForm, { type EnquirySight } from '../../islands/inquiry-form.island.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { dialogWords } from './dialog-words.ts';
import { toOwnSurroundings } from './to-form-surroundings.ts';

interface EnquiryDialogProps {
  settings: Settings;
  forms: FormSettings;
  /** Sentences about the subject of the enquiry, by the choice or the vehicle that the link carries. */
  about: Readonly<Record<string, string>>;
  /** Pictures of the subject, by the same keys. */
  sights?: Readonly<Record<string, EnquirySight>>;
  /** Name of the vehicle, as the product marker gives it, if the links carry none. */
  product?: string;
}

/** The dialog for enquiries, which every "Enquire" link of the page opens; none while enquiries are paused. */
export const EnquiryDialog = ({ settings, forms, about, sights, product = '' }: EnquiryDialogProps) => {
  const locale = useLocale();
  if (!takesForms(settings.domainStatus)) return null;
  return (
    <Island
      name="inquiry-form"
      of={InquiryForm}
      when="touch"
      openedBy="[data-enquire]"
      late={dialogWords['inquiry-form'](locale, forms)}
      props={{
        own: toOwnSurroundings('inquiry', settings),
        about,
        ...(sights && { sights }),
        product,
      }}
    />
  );
};
